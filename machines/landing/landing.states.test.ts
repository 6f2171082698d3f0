import { describe, expect, test } from 'vitest';
import { after, at, begin, changes, done, failed, link, route, take, valid } from '../../test/harness/chart.ts';
import type { Invitation, Refusal, Verdict } from '../invitation/invitation.types.ts';
import type { VisitContext } from '../visit.types.ts';

const UNINVITED = { uninvited: { code: 'ready', waitingList: 'idle' } };
const LOOKING = { landing: { lookingUp: 'waiting' } };
const lookingUp = at(LOOKING, { invitation: link });
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
          now: expect.any(Number),
        },
      },
    ],
  ]);
});

describe('a page that is opened again looks up nothing twice', () => {
  test.each<[string, Partial<VisitContext>, unknown]>([
    ['invited', { invitation: link, judgement: valid }, { welcomed: 'editing' }],
    ['refused', { invitation: link, judgement: judged('invalid') }, UNINVITED],
  ])('%s', (_, context, landing) => {
    const opened = take(at('notFound', context), route('landing'));
    expect([opened.value, opened.asked]).toEqual([{ landing }, []]);
  });
});

describe('D8, D10: what the verdict on a link leads to', () => {
  test('valid: the welcome', () => {
    const taken = answered(link, valid);
    expect([taken.value, changes(lookingUp, taken), [...taken.state.tags].toSorted()]).toEqual([
      { landing: { welcomed: 'editing' } },
      { judgement: valid },
      ['greeted', 'invited'],
    ]);
  });

  test.each<[Refusal]>([['invalid'], ['expired'], ['noInvitationsLeft'], ['forbiddenReferrer']])(
    '%s: deny for a link, the start page for a remembered code',
    (verdict) => {
      const output = judged(verdict);
      const both = [link, { ...link, source: 'memory' as const }].map((invitation) => answered(invitation, output));
      expect(both.map(({ value, context }) => [value, context.judgement])).toEqual([
        ['deny', output],
        [{ landing: UNINVITED }, output],
      ]);
    },
  );

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

describe('D8: no answer is not a refusal', () => {
  test.each([
    ['the child says so', done('linkInvitation', { verdict: 'unavailable', failure: { kind: 'timeout' } }), 'timeout'],
    ['the child itself breaks', failed('linkInvitation', new Error('bug')), 'technical'],
  ])('%s: the code is kept, and can be tried again', (_, event, kind) => {
    const taken = take(lookingUp, event);
    expect([taken.value, changes(lookingUp, taken)]).toEqual([{ landing: 'unavailable' }, { problem: { kind } }]);
    const again = take(taken.state, { type: 'lookUp.retried' });
    expect([again.value, changes(lookingUp, again), again.asked.map(({ id }) => id)]).toEqual([
      LOOKING,
      {},
      ['linkInvitation'],
    ]);
  });
});

describe('until there is a verdict, its guest is greeted and needs no other way in (D49)', () => {
  test.each([['lookingUp'], ['unavailable']])('%s', (landing) => {
    const state = at(
      { landing },
      { invitation: link, problem: landing === 'unavailable' ? { kind: 'network' } : null },
    );
    const email = { type: 'email.submitted', email: 'zoe@example.org', locale: 'en', key: 'key' } as const;
    const typed = { type: 'code.submitted', code: 'NONAME' } as const;
    expect([[...state.tags].toSorted(), state.can(typed), state.can(email)]).toEqual([
      ['greeted', landing, 'verdictPending'],
      false,
      false,
    ]);
  });

  test('after a while the visitor is told that it takes longer', () => {
    const slow = take(lookingUp, after('slowAnswer')).state;
    expect([slow.hasTag('slow'), slow.hasTag('lookingUp')]).toEqual([true, true]);
  });
});
