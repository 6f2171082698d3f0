import { describe, expect, test } from 'vitest';
import { accepted, at, begin, changes, done, link, refusal, route, take, valid } from '../../test/harness/chart.ts';
import { editing, formValues, knownIn, press, submitting } from '../../test/harness/registration.ts';
import { REASONS } from '../../test/model/problem-reasons.ts';
import type { Invitation, Verdict } from '../invitation/invitation.types.ts';

const LOOKING = { landing: { lookingUp: 'waiting' } };
const judged = (verdict: Verdict) => ({ ...valid, verdict });
const answered = (invitation: Invitation, output: unknown) =>
  take(at(LOOKING, { invitation }), done('linkInvitation', output));

test('who comes by a link is looked up, with the link’s time', () => {
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
  'a flow that begins here: the answer %j changes, tells and asks for what it does at its form',
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

describe('D8, D10: what the verdict on a link leads to', () => {
  test('who was refused and comes back is not looked up again: a code may be typed', () => {
    const back = take(at('deny', { invitation: link, judgement: judged('invalid') }), route('landing'));
    expect([back.value, back.asked]).toEqual([
      { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } },
      [],
    ]);
  });
  test('an error type never seen is reported', () => {
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
