import { describe, expect, test } from 'vitest';
import { accepted, at, begin, changes, done, link, refusal, route, take, valid } from '../../test/harness/chart.ts';
import { editing, formValues, knownIn, press, submitting } from '../../test/harness/registration.ts';
import { REASONS } from '../../test/model/problem-reasons.ts';

test('a link is looked up with its time', () => {
  const invitation = { ...link, timestamp: '2026-12-19T00:00:00Z.mac' };
  const arrived = take(begin({ invitation }), route('landing'));
  expect([arrived.value, arrived.asked]).toEqual([
    { landing: { lookingUp: 'waiting' } },
    [{ id: 'linkInvitation', input: invitation }],
  ]);
});

test.each([accepted('STARTED'), ...REASONS.map((reason) => refusal(reason))])(
  'a flow that begins here: the answer %j has the same effects as on its form',
  (answer) => {
    const here = at({ landing: 'welcomed' }, { ...knownIn('leanStep2'), slug: null });
    const effectsOf = (from: typeof here, sent: typeof here) => {
      const taken = take(sent, done('register', answer));
      return [changes(from, taken), taken.emitted, taken.asked];
    };
    const sent = take(here, press(formValues.leanStep2)).state;
    expect(effectsOf(here, sent)).toEqual(effectsOf(editing('leanStep2'), submitting('leanStep2')));
  },
);

describe('D8, D10: the page after the verdict on a link', () => {
  const invalid = { ...valid, verdict: 'invalid' } as const;
  test('a refused link is not looked up again: a code can be typed', () => {
    const back = take(at('deny', { invitation: link, codeCheck: invalid }), route('landing'));
    expect([back.value, back.asked]).toEqual([
      { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } },
      [],
    ]);
  });
  test('unknown error types are reported', () => {
    const lookingUp = at({ landing: { lookingUp: 'waiting' } }, { invitation: link });
    const { value, emitted } = take(lookingUp, done('linkInvitation', { ...invalid, unknownTypes: ['NEW', 'NEWER'] }));
    expect([value, emitted]).toEqual([
      'deny',
      ['NEW', 'NEWER'].map((value) => ({ type: 'anomaly.reported', what: 'codeErrorType', value })),
    ]);
  });
});
