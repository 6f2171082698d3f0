/** The teaser over the landing page, for uninvited visitors who come from a product page (D4). */
import { describe, expect, test } from 'vitest';
import {
  at,
  changes,
  cut,
  link,
  open,
  requestsWith,
  route,
  take,
  type Step,
  type Known,
} from '../../test/harness/chart.ts';
import { DEFAULT_OPTIONS } from '../landing-pages/landing-options.ts';
import { isTeaserShown } from './teaser.ts';
import type { VisitInput } from '../context/visit.types.ts';

const pdp = '/p/red-coat';
const UNINVITED = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };
const teaser = (state: unknown) => ({ landing: { teaser: state } }) as never;
const arriving = (more: Partial<VisitInput> = {}, slug?: string) =>
  open('landing', { options: { ...DEFAULT_OPTIONS, previousPdpPage: pdp }, ...more }, slug);
const editing = at(teaser('editing'), { options: { previousPdpPage: pdp } });
const submit = (email: string, key = 'key'): Step => ({ type: 'email.submitted', email, locale: 'de', key });
const request = { email: 'zoe@example.org', locale: 'de', key: 'key' } as const;
const sent = take(editing, submit(request.email));

describe('who sees it', () => {
  test.each([undefined, 'lean'])('visitors from a product page, on the page of slug %s', (slug) => {
    const { value, context, asked, state } = arriving({}, slug);
    expect([value, context.options.previousPdpPage, asked, state.hasTag('teased')]).toEqual([
      teaser('editing'),
      pdp,
      [],
      true,
    ]);
  });
  test('not with an invitation to look up', () => {
    expect(arriving({ invitation: link }).value).toEqual({ landing: { lookingUp: 'waiting' } });
  });
  test.each<[string, Pick<Known, 'membership'>]>([
    ['closed', { membership: { teaserClosed: true } }],
    ['applied', { membership: { applied: true } }],
  ])('not again: %s', (_, remembered) => {
    const from = at('notFound', { options: { previousPdpPage: pdp }, ...remembered });
    expect([arriving({ remembered }).value, take(from, route('landing')).value]).toEqual([UNINVITED, UNINVITED]);
  });
});

test.each([
  ['an ordinary browser', editing, null, true],
  ['Instagram’s, whose overlay is first', editing, 'instagram', false],
  ['a page without it', at(UNINVITED), null, false],
] as const)('in %s: shown or not', (_, { value, context }, inAppBrowser, isShown) => {
  expect(isTeaserShown(at(value as never, { ...context, wrapper: { ...context.wrapper, inAppBrowser } }))).toBe(
    isShown,
  );
});

describe('closed', () => {
  test.each([
    ['by the visitor', 'teaser.closed', {}],
    ['by who types already', 'visitor.typing', { wrapper: { typing: true } }],
    ['since it does not come', 'part.absent', {}],
  ] as const)('%s: the page is shown, and the teaser does not return', (_, type, more) => {
    const closed = take(editing, { type });
    const back = take(closed.state, route('codeEntry'), route('landing'));
    expect([closed.value, changes(editing, closed), closed.emitted, back.value]).toEqual([
      UNINVITED,
      { membership: { teaserClosed: true }, ...more },
      [],
      UNINVITED,
    ]);
  });
  test('an unanswered request is discarded with it', () => {
    const lost = take(sent.state, cut('applyForMembership'));
    const closed = take(lost.state, { type: 'teaser.closed' });
    expect([lost.context.requests, closed.context.requests]).toEqual([
      requestsWith({ teaser: { sent: request, problem: { kind: 'network' } } }),
      requestsWith({}),
    ]);
  });
});
