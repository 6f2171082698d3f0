import { describe, expect, test } from 'vitest';
import { accepted, at, begin, changes, done, link, refusal, route, take, valid } from '../../test/harness/chart.ts';
import { editing, formValues, knownIn, press, submitting } from '../../test/harness/registration.ts';
import { REASONS } from '../../test/model/problem-reasons.ts';
import type { Invitation, Verdict } from '../invitation/invitation.types.ts';

const LOOKING = { landing: { lookingUp: 'waiting' } };
const judged = (verdict: Verdict) => ({ ...valid, verdict });
const answered = (invitation: Invitation, output: unknown) =>
  take(at(LOOKING, { invitation }), done('linkInvitation', output));

test('a link is looked up with its time', () => {
  const arrived = take(begin({ invitation: { ...link, timestamp: '2026-12-19T00:00:00Z.mac' } }), route('landing'));
  expect([arrived.value, arrived.asked]).toEqual([
    LOOKING,
    [
      {
        id: 'linkInvitation',
        input: {
          code: 'VESTIBULE',
          timestamp: '2026-12-19T00:00:00Z.mac',
          referrer: null,
          source: 'link',
        },
      },
    ],
  ]);
});

test.each([accepted('STARTED'), ...REASONS.map((reason) => refusal(reason))])(
  'a flow that begins here: the answer %j has the same effects as on its form',
  (answer) => {
    const here = at({ landing: 'welcomed' }, { ...knownIn('leanStep2'), slug: null });
    const cameOf = (from: typeof here, sent: typeof here) => {
      const taken = take(sent, done('register', answer));
      return [changes(from, taken), taken.emitted, taken.asked];
    };
    const sent = take(here, press(formValues.leanStep2)).state;
    expect(cameOf(here, sent)).toEqual(cameOf(editing('leanStep2'), submitting('leanStep2')));
  },
);

describe('D8, D10: the page after the verdict on a link', () => {
  test('a refused link is not looked up again: a code can be typed', () => {
    const back = take(at('deny', { invitation: link, codeCheck: judged('invalid') }), route('landing'));
    expect([back.value, back.asked]).toEqual([
      { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } },
      [],
    ]);
  });
  test('an unknown error type is reported', () => {
    const { value, emitted } = answered(link, { ...judged('invalid'), unknownTypes: ['NEW', 'NEWER'] });
    expect([value, emitted]).toEqual([
      'deny',
      [
        { type: 'anomaly.reported', what: 'codeErrorType', value: 'NEW' },
        { type: 'anomaly.reported', what: 'codeErrorType', value: 'NEWER' },
      ],
    ]);
  });
});
