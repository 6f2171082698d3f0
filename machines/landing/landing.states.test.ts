import { describe, expect, test } from 'vitest';
import { at, begin, done, link, route, take, valid } from '../../test/harness/chart.ts';
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

describe('D8, D10: what the verdict on a link leads to', () => {
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
