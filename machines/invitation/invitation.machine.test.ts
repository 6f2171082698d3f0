/** The look-up of a code: its referrer (D11), then the back end (D8), not the device’s clock (D9). */
import { describe, expect, test } from 'vitest';
import { after, done, failed, takerOf, type Step } from '../../test/harness/chart-steps.ts';
import { ServiceFailure, type Failure } from '../domain/failure.ts';
import { invitationMachine } from './invitation.machine.ts';
import type { CodeDetails } from './invitation.types.ts';

const host = 'www.forum.example';
const details: CodeDetails = {
  errors: [],
  errorDetails: [],
  inviter: 'Clara',
  countryOptions: [{ isoCode: 'DE', dataPolicyPk: 'policy', termsPk: 'terms' }],
  campaign: 'spring',
};
const nothing = { inviter: null, countryOptions: [], campaign: null, forbiddenReferrer: null, unknownTypes: [] };
interface Input {
  code?: string;
  timestamp?: string | null;
  referrer?: string | null;
  cameFrom?: string;
}
/** The state, the calls of the last step, and the output, after these steps. */
const lookUp = (input: Input, ...steps: readonly Step[]) => {
  const { value, asked, output } = takerOf(invitationMachine, {
    code: 'VESTIBULE',
    timestamp: null,
    referrer: null,
    ...input,
  })(...steps);
  return { value, asked, output };
};
const busy = new ServiceFailure('busy', '429', { retryAfter: 17 });
const checked = (output: object) => ({ value: 'checked', asked: [], output });
const unavailable = (failure: Failure) => ({
  value: 'unavailable',
  asked: [],
  output: { verdict: 'unavailable', failure },
});
const asking = (id: 'lookUpCode' | 'checkReferrer', input: object) => ({
  value: id === 'lookUpCode' ? 'lookingUp' : 'checkingReferrer',
  asked: [{ id, input }],
  output: undefined,
});

test.each([null, '2020-01-01T00:00:00Z.mac', '2999-01-01T00:00:00Z.mac', 'yesterday'])(
  'with the time %s the back end decides, not the clock of the device (D9)',
  (timestamp) => {
    expect(lookUp({ timestamp })).toEqual(asking('lookUpCode', { code: 'VESTIBULE', timestamp }));
  },
);
test.each([null, host])('a link without a readable code, from %s, is refused without a request (D61)', (referrer) => {
  expect(lookUp({ code: '', referrer })).toEqual(checked({ verdict: 'invalid', ...nothing }));
});
test.each([
  ['valid', [], []],
  ['noInvitationsLeft', ['INVITER_INVALID', 'REGISTRATION_CODE_NO_BALANCE_LEFT'], []],
  ['invalid', ['NEVER_SEEN_BEFORE'], ['NEVER_SEEN_BEFORE']],
])('the answer is evaluated: %s (D8; see verdict.test.ts)', (verdict, errors, unknownTypes) => {
  const { inviter, countryOptions, campaign } = details;
  expect(lookUp({}, done('lookUpCode', { ...details, errors }))).toEqual(
    checked({ ...nothing, verdict, inviter, countryOptions, campaign, unknownTypes }),
  );
});
test.each<[string, Step, Failure]>([
  ['no connection', failed('lookUpCode', new ServiceFailure('network', 'refused')), { kind: 'network' }],
  ['too many requests', failed('lookUpCode', busy), { kind: 'busy', retryAfter: 17 }],
  ['something else thrown', failed('lookUpCode', 'a string'), { kind: 'technical' }],
  ['no answer in time', after('lookUpLimit'), { kind: 'timeout' }],
])('%s: unavailable, not a refusal (D8)', (_, step, failure) => {
  expect(lookUp({}, step)).toEqual(unavailable(failure));
});
test('a look-up waits at most 30 seconds', () => {
  expect(invitationMachine.implementations.delays).toEqual({ lookUpLimit: 30_000 });
});

describe('the referrer of an invitation is checked first (D11)', () => {
  const referrer = host;
  test('on the list: blocked without a request to the back end', () => {
    expect(lookUp({ referrer })).toEqual(asking('checkReferrer', { host }));
    expect(lookUp({ referrer }, done('checkReferrer', true))).toEqual(
      checked({ ...nothing, verdict: 'forbiddenReferrer', forbiddenReferrer: host }),
    );
  });
  test('not on the list: looked up', () => {
    expect(lookUp({ referrer }, done('checkReferrer', false))).toEqual(
      asking('lookUpCode', { code: 'VESTIBULE', timestamp: null }),
    );
  });
  test('blocked before, and now from another site: both sites are checked (D46)', () => {
    const cameFrom = 'mail.google.com';
    expect(lookUp({ referrer, cameFrom })).toEqual(asking('checkReferrer', { host, cameFrom }));
  });
  test.each<[string, Step, Failure]>([
    ['the list does not come', failed('checkReferrer', new ServiceFailure('network', 'chunk')), { kind: 'network' }],
    ['it breaks', failed('checkReferrer', 'x'), { kind: 'technical' }],
    ['in 30 seconds', after('lookUpLimit'), { kind: 'timeout' }],
  ])('%s: no verdict, so unavailable', (_, step, failure) => {
    expect(lookUp({ referrer }, step)).toEqual(unavailable(failure));
  });
});
