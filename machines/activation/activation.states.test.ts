import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  at,
  begin,
  changes,
  done,
  failed,
  link,
  plain,
  refusal,
  route,
  take,
} from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';

const known = { activationId: 'mailed-id', invitation: link };
const asking = at({ activation: { activateAccount: 'asking' } }, known);
const activating = { activation: { activateAccount: { activating: 'waiting' } } };
const pressed = take(asking, { type: 'activation.pressed', key: 'press' });
const url = 'https://shop.example/in';
/** The link's own troubles are told by the details of the problem (D25). */
const linkRefused = (...details: string[]) => ({ ...refusal('ActivationAccountUrlInvalid'), details });
const answered = (answer: object) => take(pressed.state, done('activate', answer));

describe('D25: opening changes nothing, only a press calls', () => {
  test('opened', () => {
    const opened = take(begin(known), route('activateAccount'));
    expect([opened.value, opened.asked, opened.emitted]).toEqual([plain(asking.value), [], []]);
  });
  test('pressed', () => {
    expect([pressed.value, pressed.asked, pressed.state.hasTag('busy')]).toEqual([
      activating,
      [{ id: 'activate', input: { activationId: 'mailed-id', key: 'press' } }],
      true,
    ]);
  });
  test('a second press while it is under way does nothing', () => {
    const again = take(pressed.state, { type: 'activation.pressed', key: 'other' });
    expect([again.value, again.asked]).toEqual([activating, []]);
  });
  test('after a while the visitor is told, and can cancel', () => {
    const slow = take(pressed.state, after('slowAnswer'));
    expect([slow.state.hasTag('slow'), take(slow.state, { type: 'wait.cancelled' }).value]).toEqual([
      true,
      plain(asking.value),
    ]);
  });
});

describe('D25: the ends that are good', () => {
  const remembered = at(plain(asking.value), {
    ...known,
    registration: { id: '1', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' },
    account: { state: 'pending', email: 'zoe@example.org' },
    activationError: 'failed',
  });
  const active = accepted('ACTIVE', url);
  const before = { ...linkRefused('ALREADY_ACTIVE'), registration: { id: '1', status: 'ACTIVE' }, url };
  const answer = (said: object) =>
    take(remembered, { type: 'activation.pressed', key: 'press' }, done('activate', said));

  test.each([
    [
      'successful: other tabs are told',
      { justNow: 'begun' },
      active,
      [{ type: 'account.activated', registration: '1' }],
    ],
    ['already active', 'before', before, []],
  ])('%s; what led here is forgotten', (_, activated, said, emitted) => {
    const taken = answer(said);
    expect([taken.value, taken.emitted, changes(remembered, taken)]).toEqual([
      { activation: { activated } },
      emitted,
      { answer: said, registration: null, account: null, activationError: null },
    ]);
  });

  test('successful: on to the shop after time to read, or at once', () => {
    const going = {
      value: { activation: { activated: 'leaving' } },
      emitted: [{ type: 'navigation.requested', to: 'shop', url }],
    };
    const ways = [after('readingTime'), { type: 'shop.chosen' } as const];
    expect(ways.map((way) => take(answer(active).state, way))).toEqual([
      expect.objectContaining(going),
      expect.objectContaining(going),
    ]);
  });

  test('successful, and asked to stay, or without a network: nothing happens by itself any more (WCAG 2.2.1)', () => {
    const there = answer(active).state;
    const asked = take(there, after('readingTimeSoon'), { type: 'shop.stayed' });
    const soon = take(there, after('readingTimeSoon')).state;
    expect([soon.value, [...soon.tags]]).toEqual([
      { activation: { activated: { justNow: 'ending' } } },
      ['countingDown', 'lastSeconds'],
    ]);
    const lost = take(there, { type: 'network.lost' }, after('readingTime'));
    expect([asked, lost].map(({ value, emitted }) => [value, emitted])).toEqual([
      [{ activation: { activated: 'staying' } }, []],
      [{ activation: { activated: 'staying' } }, []],
    ]);
    const gone = take(asked.state, { type: 'shop.chosen' });
    expect([gone.value, gone.emitted]).toEqual([
      { activation: { activated: 'leaving' } },
      [{ type: 'navigation.requested', to: 'shop', url }],
    ]);
  });

  test('already active: stays, until the login is chosen', () => {
    const there = answer(before).state;
    expect(() => take(there, after('readingTime'))).toThrow('does not wait for readingTime');
    const { value, emitted } = take(there, { type: 'login.chosen' });
    expect([value, emitted]).toEqual([
      { activation: { activated: 'before' } },
      [{ type: 'navigation.requested', to: 'login' }],
    ]);
  });
});

describe('D25: the ends that are not', () => {
  test.each([
    ['failed', 'failed', refusal('Infrastructure'), { kind: 'technical' }],
    ['failed', 'failed', accepted('PENDING_ACTIVATION'), { kind: 'technical' }],
    ['failed', 'failed', accepted('NEVER_SEEN'), { kind: 'technical' }],
    ['invalidLink', 'invalidLink', linkRefused(), null],
    ['invalidLink', 'invalidLink', linkRefused('SOMETHING'), null],
    ['invalidLink', 'invalidLink', refusal('FinalizationRegistrationIdNotExists'), null],
    ['expiredLink', { expiredLink: 'idle' }, linkRefused('EXPIRED'), null],
    ['replacedLink', { replacedLink: 'idle' }, linkRefused('REPLACED'), null],
  ] as const)('%s', (outcome, activationError, said, problem) => {
    const taken = answered(said);
    expect([taken.value, changes(asking, taken), taken.state.hasTag(outcome)]).toEqual([
      { activation: { activationError } },
      { answer: said, activationError: outcome, ...(problem ? { problem } : {}) },
      true,
    ]);
  });

  test.each([
    ['no connection', failed('activate', new ServiceFailure('network', 'x')), { kind: 'network' }],
    ['something thrown', failed('activate', 'x'), { kind: 'technical' }],
    ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
    [
      'too many requests',
      failed('activate', new ServiceFailure('busy', 'x', { retryAfter: 3 })),
      { kind: 'busy', retryAfter: 3 },
    ],
  ])('%s: not known, with its words; the same link is tried again, with the same key (D21)', (_, event, problem) => {
    const taken = take(pressed.state, event);
    expect([taken.value, changes(asking, taken)]).toEqual([
      { activation: { activationError: 'unanswered' } },
      { activationError: 'unanswered', problem, press: { what: 'activate', key: 'press' } },
    ]);
    const again = take(taken.state, { type: 'activation.pressed', key: 'again' });
    expect([again.value, again.asked, again.context.problem]).toEqual([
      activating,
      [{ id: 'activate', input: { activationId: 'mailed-id', key: 'press' } }],
      null,
    ]);
  });

  test('a key that is spent did nothing: failed, and the next press is a new one (D21)', () => {
    const spent = failed('activate', new ServiceFailure('technical', 'x', { keyConsumed: true }));
    const taken = take(pressed.state, spent);
    expect([taken.value, taken.state.context.press]).toEqual([{ activation: { activationError: 'failed' } }, null]);
  });

  test('failed by an answer: the next press is a new one (D21)', () => {
    const { asked } = take(answered(refusal('Infrastructure')).state, { type: 'activation.pressed', key: 'again' });
    expect(asked).toEqual([{ id: 'activate', input: { activationId: 'mailed-id', key: 'again' } }]);
  });
  test('cancelled: the next press repeats the key (D21, D24)', () => {
    const cancelled = take(take(pressed.state, after('slowAnswer')).state, { type: 'wait.cancelled' });
    expect(take(cancelled.state, { type: 'activation.pressed', key: 'again' }).asked).toEqual([
      { id: 'activate', input: { activationId: 'mailed-id', key: 'press' } },
    ]);
  });

  test('an answer that was lost is not counted as a failure (D37)', () => {
    expect(take(pressed.state, after('answerLimit')).emitted).toEqual([]);
  });

  test('opened without its id: said so, and kept over a reload (D48)', () => {
    const cold = take(begin({}), { type: 'visit.refused', page: 'activateAccount' });
    expect([cold.value, cold.asked, cold.state.context.activationError]).toEqual([
      { activation: { activationError: 'incompleteLink' } },
      [],
      'incompleteLink',
    ]);
  });

  test('an expired link can be sent again by its id', () => {
    const { asked } = take(answered(linkRefused('EXPIRED')).state, {
      type: 'mail.requested',
      locale: 'de',
      at: 0,
      key: 'mail',
    });
    expect(asked).toEqual([
      {
        id: 'resend',
        input: { by: 'link', key: 'mail', locale: 'de', activationId: 'mailed-id', email: null, code: 'VESTIBULE' },
      },
    ]);
  });
});
