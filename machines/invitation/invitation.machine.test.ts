import { initialTransition, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure, type Failure } from '../domain/failure.ts';
import { invitationMachine } from './invitation.machine.ts';
import type { CodeDetails, InvitationOutput, Verdict } from './invitation.types.ts';

const details: CodeDetails = {
  errors: [],
  errorDetails: [],
  inviter: 'Clara',
  countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }],
  campaign: 'spring',
};

/** The machine with one code in its initial state: the snapshot and the service inputs. */
function opened(timestamp: string | null = null, code = 'VESTIBULE', referrer: string | null = null) {
  const [state, actions] = initialTransition(invitationMachine, { code, timestamp, referrer });
  const asked = actions.filter(({ type }) => type === 'xstate.spawnChild').map(({ params }) => params as object);
  return { state, asked: asked.map((params) => Reflect.get(params, 'input') as unknown) };
}

type InvitationEvent = Parameters<typeof transition<typeof invitationMachine>>[2];
/** The state and output after one of XState's own events. */
function outputAfter(event: object): { value: unknown; status: string; output: InvitationOutput | undefined } {
  const [{ value, status, output }] = transition(invitationMachine, opened().state, event as InvitationEvent);
  return { value, status, output };
}
const answered = (output: CodeDetails) =>
  outputAfter({ type: 'xstate.done.actor.lookUpCode', output, actorId: 'lookUpCode' });

test.each([null, '2020-01-01T00:00:00Z.mac', '2999-01-01T00:00:00Z.mac', 'yesterday'])(
  'with the time %s the back end decides, not the clock of the device (D9)',
  (timestamp) => {
    const { state, asked } = opened(timestamp);
    expect({ value: state.value, asked }).toEqual({ value: 'lookingUp', asked: [{ code: 'VESTIBULE', timestamp }] });
  },
);

test.each([null, 'www.forum.example'])(
  'a link without a readable code, from %s, is refused without a request (D61)',
  (referrer) => {
    const { state, asked } = opened('2999-01-01T00:00:00Z.mac', '', referrer);
    expect({ value: state.value, output: state.output, asked }).toEqual({
      value: 'checked',
      output: {
        verdict: 'invalid',
        inviter: null,
        countryOptions: [],
        campaign: null,
        forbiddenReferrer: null,
        unknownTypes: [],
      },
      asked: [],
    });
  },
);

describe('the answer is evaluated (D8)', () => {
  test.each<[Verdict, Pick<CodeDetails, 'errors' | 'errorDetails'>, readonly string[]]>([
    ['valid', { errors: [], errorDetails: [] }, []],
    ['invalid', { errors: ['INVITER_INVALID'], errorDetails: [] }, []],
    ['invalid', { errors: ['NEVER_SEEN_BEFORE'], errorDetails: [] }, ['NEVER_SEEN_BEFORE']],
    ['expired', { errors: ['REGISTRATION_CODE_INVALID'], errorDetails: ['EXPIRED'] }, []],
    ['noInvitationsLeft', { errors: ['INVITER_INVALID', 'REGISTRATION_CODE_NO_BALANCE_LEFT'], errorDetails: [] }, []],
    ['forbiddenReferrer', { errors: ['REFERER_INVALID'], errorDetails: [] }, []],
  ])('%s', (verdict, errors, unknownTypes) => {
    expect(answered({ ...details, ...errors })).toEqual({
      value: 'checked',
      status: 'done',
      output: {
        verdict,
        inviter: 'Clara',
        countryOptions: details.countryOptions,
        campaign: 'spring',
        forbiddenReferrer: null,
        unknownTypes,
      },
    });
  });
});

describe('no answer means unavailable, not a refusal (D8)', () => {
  test.each<[string, unknown, Failure]>([
    ['no connection', new ServiceFailure('network', 'refused'), { kind: 'network' }],
    ['a bad answer', new ServiceFailure('technical', '500'), { kind: 'technical' }],
    ['too many requests', new ServiceFailure('busy', '429', { retryAfter: 17 }), { kind: 'busy', retryAfter: 17 }],
    ['time out of the transport', new ServiceFailure('timeout', 'Timeout exceeded'), { kind: 'timeout' }],
    ['something else thrown', 'a string', { kind: 'technical' }],
  ])('%s', (_, error, failure) => {
    expect(outputAfter({ type: 'xstate.error.actor.lookUpCode', error, actorId: 'lookUpCode' })).toEqual({
      value: 'unavailable',
      status: 'done',
      output: { verdict: 'unavailable', failure },
    });
  });

  test('no answer within 30 seconds', () => {
    expect(invitationMachine.implementations.delays).toEqual({ lookUpLimit: 30_000 });
    expect(outputAfter({ type: 'xstate.after.lookUpLimit.invitation.lookingUp' })).toEqual({
      value: 'unavailable',
      status: 'done',
      output: { verdict: 'unavailable', failure: { kind: 'timeout' } },
    });
  });
});
