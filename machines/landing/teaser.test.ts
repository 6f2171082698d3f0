/** The teaser over the landing page, for who comes from a product page and is not invited (D4). */
import { describe, expect, test } from 'vitest';
import {
  after,
  at,
  changes,
  done,
  failed,
  link,
  open,
  plain,
  route,
  take,
  valid,
  type Step,
} from '../../test/harness/chart.ts';
import { ServiceFailure } from '../domain/failure.ts';
import { DEFAULT_OPTIONS } from './landing-options.ts';
import type { VisitContext, VisitInput } from '../visit.types.ts';

const pdp = '/p/red-coat';
const UNINVITED = { landing: { uninvited: { code: 'ready', waitingList: 'idle' } } };
const teaser = (state: unknown) => ({ landing: { teaser: state } }) as never;
const arriving = (more: Partial<VisitInput> = {}, slug?: string) =>
  open('landing', { options: { ...DEFAULT_OPTIONS, previousPdpPage: pdp }, ...more }, slug);
const editing = at(teaser('editing'), { previousPdpPage: pdp });
const submit = (email: string, key = 'key'): Step => ({ type: 'email.submitted', email, locale: 'de', key });
const request = { email: 'zoe@example.org', locale: 'de', key: 'key' };
const sent = take(editing, submit(request.email));

describe('who sees it', () => {
  test.each([undefined, 'women', 'full', 'lean'])('who comes from a product page, on the page of slug %s', (slug) => {
    const { value, context, asked, state } = arriving({}, slug);
    expect([value, context.previousPdpPage, asked, state.hasTag('teased')]).toEqual([teaser('editing'), pdp, [], true]);
  });
  test('nobody who comes from elsewhere', () => {
    expect(open('landing').value).toEqual(UNINVITED);
  });
  test('not the invited: their link is looked up, and they are welcomed', () => {
    const { value, state } = arriving({ invitation: link });
    expect([value, take(state, done('linkInvitation', valid)).value]).toEqual([
      { landing: { lookingUp: 'waiting' } },
      { landing: { welcomed: 'editing' } },
    ]);
  });
  test('nor who is known to be invited, or not to be', () => {
    const judged = (verdict: 'valid' | 'expired') =>
      take(at('notFound', { previousPdpPage: pdp, judgement: { ...valid, verdict } }), route('landing')).value;
    expect([judged('valid'), judged('expired')]).toEqual([{ landing: { welcomed: 'editing' } }, UNINVITED]);
  });
  test.each<[string, Partial<VisitContext>]>([
    ['closed', { teaserClosed: true }],
    ['applied', { applied: true }],
  ])('nor again: %s', (_, remembered) => {
    const from = at('notFound', { previousPdpPage: pdp, ...remembered });
    expect([arriving({ remembered }).value, take(from, route('landing')).value]).toEqual([UNINVITED, UNINVITED]);
  });
  test('but again who has gone on without closing it', () => {
    const away = take(editing, route('codeEntry'));
    expect(take(away.state, route('landing')).value).toEqual(teaser('editing'));
  });
});

describe('closed', () => {
  test('the page is there, and it does not come back', () => {
    const closed = take(editing, { type: 'teaser.closed' });
    const back = take(closed.state, route('codeEntry'), route('landing'));
    expect([closed.value, changes(editing, closed), closed.emitted, back.value]).toEqual([
      UNINVITED,
      { teaserClosed: true },
      [],
      UNINVITED,
    ]);
  });
  test('what was not answered is forgotten with it', () => {
    const lost = take(sent.state, failed('applyForMembership', new ServiceFailure('network', 'x')));
    const closed = take(lost.state, { type: 'teaser.closed' });
    expect([lost.context.problem, closed.context.problem, closed.context.emailRequest]).toEqual([
      { kind: 'network' },
      null,
      null,
    ]);
  });
  test('not while an address is on its way', () => {
    const stays = take(sent.state, { type: 'teaser.closed' }, route('codeEntry'));
    const mayClose = sent.state.can({ type: 'teaser.closed' });
    expect([mayClose, stays.value, changes(sent.state, stays)]).toEqual([false, teaser({ applying: 'waiting' }), {}]);
  });
});

describe('an address', () => {
  test('is sent, and changes nothing else', () => {
    expect([sent.value, sent.asked, sent.tracked, changes(editing, sent)]).toEqual([
      teaser({ applying: 'waiting' }),
      [{ id: 'applyForMembership', input: request }],
      [],
      { emailRequest: request },
    ]);
  });
  test.each(['', 'zoe@', 'a@b.example c@d.example'])('%j is not sent', (email) => {
    const refused = take(editing, submit(email));
    expect([refused.value, refused.asked, changes(editing, refused)]).toEqual([plain(editing.value), [], {}]);
  });
  test.each([
    ['taken', { accepted: true, retryAfter: null }],
    ['taken a moment ago', { accepted: false, retryAfter: 40 }],
  ])('%s: the confirmation; its own draft is given up, and the teaser is over', (_, answer) => {
    const taken = take(sent.state, done('applyForMembership', answer));
    expect([
      taken.value,
      taken.emitted,
      taken.tracked.map((tracked) => (typeof tracked === 'string' ? tracked : Reflect.get(tracked as object, 'event'))),
      changes(editing, taken),
      take(taken.state, route('landing')).value,
    ]).toEqual([
      { membership: 'membershipConfirmation' },
      [{ type: 'draft.discarded', form: 'teaser' }],
      ['submit_email'],
      { applied: true },
      UNINVITED,
    ]);
  });
  test('refused: said at the field; the next press is a new one', () => {
    const refused = take(sent.state, done('applyForMembership', { accepted: false, retryAfter: null }));
    expect([
      refused.value,
      changes(editing, refused),
      take(refused.state, submit('a@b.example', 'next')).asked,
    ]).toEqual([
      teaser('editing'),
      { problem: { kind: 'fields', fields: { email: 'missing' } } },
      [{ id: 'applyForMembership', input: { email: 'a@b.example', locale: 'de', key: 'next' } }],
    ]);
  });
});

describe('no answer (D21, D24)', () => {
  const keys = (...steps: Step[]) =>
    take(editing, ...steps).asked.map(({ input }) => Reflect.get(input as object, 'key'));
  const lost = failed('applyForMembership', new ServiceFailure('network', 'x'));

  test('is told, and the same address repeats its key, another one does not', () => {
    const afterLoss = take(sent.state, lost);
    expect([
      afterLoss.value,
      afterLoss.context.problem,
      keys(submit('a@b.example', 'a'), lost, submit('a@b.example', 'b')),
      keys(submit('a@b.example', 'a'), lost, submit('c@b.example', 'b')),
    ]).toEqual([teaser('editing'), { kind: 'network' }, ['a', 'a'], ['a', 'b']]);
  });
  test('after a while it is told that it takes longer, and can be cancelled', () => {
    const slow = take(sent.state, after('slowAnswer'));
    const cancelled = take(slow.state, { type: 'wait.cancelled' });
    expect([slow.state.hasTag('slow'), cancelled.value, cancelled.state.hasTag('teased')]).toEqual([
      true,
      teaser('editing'),
      true,
    ]);
  });
  test('after 30 s the wait is over', () => {
    const over = take(sent.state, after('answerLimit'));
    expect([over.value, over.context.problem]).toEqual([teaser('editing'), { kind: 'timeout' }]);
  });
  test('it was the network: once that is back, one is asked whether to send now', () => {
    const back = take(sent.state, { type: 'network.lost' }, lost, { type: 'network.returned' });
    expect([back.value, back.state.hasTag('sendNow')]).toEqual([teaser({ editing: 'returned' }), true]);
  });
});
