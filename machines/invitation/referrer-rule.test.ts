/** The referrer rule (D11): checked once, for a code from a link, before any request to the back end. */
import { initialTransition, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { at, done, link, open, take, valid } from '../../test/harness/chart.ts';
import { form } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import { invitationMachine } from './invitation.machine.ts';
import type { CodeCheck } from './invitation.types.ts';

const host = 'www.forum.example';
type Steps = Parameters<typeof transition<typeof invitationMachine>>[2][];

/** The machine with a referrer: the final state, the service inputs and the output after these steps. */
function evaluating(referrer: string | null, timestamp: string | null, ...steps: object[]) {
  const input = { code: 'VESTIBULE', timestamp, referrer };
  let [state, actions] = initialTransition(invitationMachine, input);
  const asked: unknown[] = [];
  const note = () => {
    for (const { type, params } of actions)
      if (type === 'xstate.spawnChild')
        asked.push(['id', 'input'].map((key) => Reflect.get(params as object, key) as unknown));
  };
  note();
  for (const step of steps as Steps) {
    [state, actions] = transition(invitationMachine, state, step);
    note();
  }
  return { value: state.value, asked, output: state.output };
}
const listed = (output: boolean) => ({ type: 'xstate.done.actor.checkReferrer', output, actorId: 'checkReferrer' });
const broken = (error: unknown) => ({ type: 'xstate.error.actor.checkReferrer', error, actorId: 'checkReferrer' });
const HOST = ['checkReferrer', { host }];
const CODE = (timestamp: string | null = null) => ['lookUpCode', { code: 'VESTIBULE', timestamp }];
const struck: CodeCheck = {
  verdict: 'forbiddenReferrer',
  forbiddenReferrer: host,
  inviter: null,
  countryOptions: [],
  campaign: null,
  unknownTypes: [],
};

describe('the referrer of an invitation is checked first', () => {
  test('on the list: blocked without a request to the back end', () => {
    expect(evaluating(host, null, listed(true))).toEqual({ value: 'checked', asked: [HOST], output: struck });
  });
  test('not on the list: looked up', () => {
    expect(evaluating(host, null, listed(false))).toEqual({
      value: 'lookingUp',
      asked: [HOST, CODE()],
      output: undefined,
    });
  });
  test.each([
    ['the list does not come', broken(new ServiceFailure('network', 'chunk')), 'network'],
    ['it breaks', broken('x'), 'technical'],
    ['in 30 seconds', { type: 'xstate.after.lookUpLimit.invitation.checkingReferrer' }, 'timeout'],
  ])('%s: no verdict, so unavailable', (_, event, kind) => {
    expect(evaluating(host, null, event)).toEqual({
      value: 'unavailable',
      asked: [HOST],
      output: { verdict: 'unavailable', failure: { kind } },
    });
  });
});

const found = { ...link, referrer: host };
const deny = { type: 'navigation.requested', to: 'deny' };

test('blocked before, and now from another site: both sites are checked (D46)', () => {
  const input = { code: 'VESTIBULE', timestamp: null, referrer: host, cameFrom: 'mail.google.com' };
  const [, actions] = initialTransition(invitationMachine, input);
  expect(actions.map(({ params }) => Reflect.get(params as object, 'input') as unknown)).toContainEqual({
    host,
    cameFrom: 'mail.google.com',
  });
});

describe('blocked: a full page load of the deny page', () => {
  test.each([
    ['landing', 'linkInvitation'],
    ['registrationForm', 'formInvitation'],
  ] as const)('from %s', (page, id) => {
    const arrived = open(page, { invitation: found });
    const taken = take(arrived.state, done(id, struck));
    expect([arrived.asked.map(({ input }) => input), taken.value, taken.emitted, taken.context.codeCheck]).toEqual([
      [found],
      'deny',
      [deny],
      struck,
    ]);
  });
});

describe('remembered: also after a reload', () => {
  const remembered = { ...found, source: 'memory' } as const;
  test('the form leads to the deny page without another page load', () => {
    const arrived = open('registrationForm', { invitation: remembered });
    const taken = take(arrived.state, done('formInvitation', struck));
    expect([arrived.asked.map(({ input }) => input), taken.value, taken.emitted]).toEqual([[remembered], 'deny', []]);
  });
});

describe('a typed code is exempt', () => {
  test('after any invitation by link', () => {
    const state = at({ codeEntry: 'ready' }, { invitation: found, codeCheck: struck });
    const typed = take(state, { type: 'code.submitted', code: 'VESTIBULE' });
    expect(typed.asked).toEqual([
      { id: 'typedInvitation', input: { code: 'VESTIBULE', timestamp: null, referrer: null } },
    ]);
    const good = take(typed.state, done('typedInvitation', valid));
    expect([good.value, good.emitted, good.context.invitation]).toEqual([
      form('known', 'editing'),
      [],
      { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'typed' },
    ]);
  });
});
