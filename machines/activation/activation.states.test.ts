import { describe, expect, test } from 'vitest';
import { after, at, begin, changes, done, failed, link, route, take } from '../../test/harness/chart.ts';
import { ServiceFailure } from '../checks/failure.ts';
import type { ActivationOutcome } from './activation.types.ts';

const known = { activationId: 'mailed-id', invitation: link };
const asking = at({ activation: { activateAccount: 'asking' } }, known);
const activating = { activation: { activateAccount: { activating: 'waiting' } } };
const pressed = take(asking, { type: 'activation.pressed', key: 'press' });
const url = 'https://shop.example/in';
const answered = (outcome: ActivationOutcome) => take(pressed.state, done('activate', { outcome, url }));

describe('D25: opening changes nothing, only a press calls', () => {
  test('opened', () => {
    const opened = take(begin(known), route('activateAccount'));
    expect([opened.value, opened.asked, opened.emitted]).toEqual([asking.value, [], []]);
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
    expect([slow.state.hasTag('slow'), take(slow.state, { type: 'activation.cancelled' }).value]).toEqual([
      true,
      asking.value,
    ]);
  });
});

describe('D25: the ends that are good', () => {
  const remembered = at(asking.value, {
    ...known,
    registration: { id: '1', email: 'zoe@example.org' },
    account: { state: 'pending', email: 'zoe@example.org' },
    activationError: 'failed',
  });
  const answer = (outcome: ActivationOutcome) =>
    take(remembered, { type: 'activation.pressed', key: 'press' }, done('activate', { outcome, url }));

  test.each([
    ['successful', 'justNow'],
    ['alreadyActive', 'before'],
  ] as const)('%s: what led here is forgotten', (outcome, activated) => {
    const taken = answer(outcome);
    expect([taken.value, taken.emitted, changes(remembered, taken)]).toEqual([
      { activation: { activated } },
      [],
      { activation: { outcome, url }, registration: null, account: null, activationError: null },
    ]);
  });

  test('successful: on to the shop after time to read, or at once', () => {
    const going = {
      value: { activation: { activated: 'leaving' } },
      emitted: [{ type: 'navigation.requested', to: 'shop', url }],
    };
    const ways = [after('readingTime'), { type: 'shop.chosen' } as const];
    expect(ways.map((way) => take(answer('successful').state, way))).toEqual([
      expect.objectContaining(going),
      expect.objectContaining(going),
    ]);
  });

  test('already active: stays, until the login is chosen', () => {
    const before = answer('alreadyActive').state;
    expect(() => take(before, after('readingTime'))).toThrow('does not wait for readingTime');
    const { value, emitted } = take(before, { type: 'login.chosen' });
    expect([value, emitted]).toEqual([
      { activation: { activated: 'leavingForLogin' } },
      [{ type: 'navigation.requested', to: 'login' }],
    ]);
  });
});

describe('D25: the ends that are not', () => {
  test.each([
    ['failed', 'failed'],
    ['invalidLink', 'invalidLink'],
    ['expiredLink', { expiredLink: 'resting' }],
  ] as const)('%s', (outcome, activationError) => {
    const taken = answered(outcome);
    expect([taken.value, changes(asking, taken), taken.state.hasTag(outcome)]).toEqual([
      { activation: { activationError } },
      { activation: { outcome, url }, activationError: outcome },
      true,
    ]);
  });

  test.each([
    ['no connection', failed('activate', new ServiceFailure('network', 'x')), { kind: 'network' }],
    ['too many requests', failed('activate', new ServiceFailure('busy', 'x', 3)), { kind: 'busy', retryAfter: 3 }],
    ['something thrown', failed('activate', 'x'), { kind: 'technical' }],
    ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
  ])('%s: failed, with its words; the same link is tried again, with the same key (D21)', (_, event, problem) => {
    const taken = take(pressed.state, event);
    expect([taken.value, changes(asking, taken)]).toEqual([
      { activation: { activationError: 'failed' } },
      { activationError: 'failed', problem, activationKey: 'press' },
    ]);
    const again = take(taken.state, { type: 'activation.pressed', key: 'again' });
    expect([again.value, again.asked, again.context.problem]).toEqual([
      activating,
      [{ id: 'activate', input: { activationId: 'mailed-id', key: 'press' } }],
      null,
    ]);
  });

  test('failed by an answer: the next press is a new one (D21)', () => {
    const { asked } = take(answered('failed').state, { type: 'activation.pressed', key: 'again' });
    expect(asked).toEqual([{ id: 'activate', input: { activationId: 'mailed-id', key: 'again' } }]);
  });
  test('cancelled: the next press repeats the key (D21, D24)', () => {
    const cancelled = take(take(pressed.state, after('slowAnswer')).state, { type: 'activation.cancelled' });
    expect(take(cancelled.state, { type: 'activation.pressed', key: 'again' }).asked).toEqual([
      { id: 'activate', input: { activationId: 'mailed-id', key: 'press' } },
    ]);
  });

  test('without the link’s id there is nothing to try again', () => {
    const cold = at({ activation: { activationError: 'failed' } }, { activationError: 'failed' });
    const taken = take(cold, { type: 'activation.pressed', key: 'again' });
    expect([taken.value, taken.asked]).toEqual([cold.value, []]);
  });

  test('an expired link can be sent again by its id', () => {
    const { asked } = take(answered('expiredLink').state, { type: 'mail.requested', locale: 'de', at: 0 });
    expect(asked).toEqual([
      {
        id: 'resend',
        input: { by: 'expiredLink', locale: 'de', activationId: 'mailed-id', email: null, code: 'VESTIBULE' },
      },
    ]);
  });
});
