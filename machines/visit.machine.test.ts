/** The page that an address opens: earned, public, or refused (D12). */
import { describe, expect, test } from 'vitest';
import { asking, at, link, open, requestsWith, route, take, type Known } from '../test/harness/chart.ts';
import { claims, started, token } from '../test/harness/registration.ts';
import { EXPECTED_PAGES } from '../test/model/expected-pages.ts';
import { nothingKnown, pageOf, pages } from '../src/engine/visit/pages.ts';
import { DEFAULT_OPTIONS, type LandingOptions } from './landing-pages/landing-options.ts';
import { problemOf, REQUESTS } from './context/requests.ts';
import type { VisitInput } from './context/visit.types.ts';
import type { PageId } from './domain/page-ids.ts';

const { remembered } = nothingKnown;
const registration = { ...started, status: 'PENDING_ACTIVATION' } as const;
const account = (state: 'active' | 'pending') => ({
  remembered: { ...remembered, account: { state, email: registration.email } },
});
const options = (flow: LandingOptions['flow']) => ({ ...DEFAULT_OPTIONS, flow });
const form = { registration: { registrationForm: { invitation: 'checking', entry: 'editing' } } };
const finished = { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } };
const start = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };
const codeEntry = { codeEntry: 'ready' };
const intro = { membership: 'membershipInterest' };

describe('opening a page clears the errors of the one before (D24)', () => {
  const problem = { kind: 'timeout' } as const;
  const wrong = { requests: requestsWith(Object.fromEntries(REQUESTS.map((name) => [name, { problem }]))) };
  const due = { registration: started, flow: 'leanStep2' } as const;
  test.each<[PageId, Known]>([
    ['landing', {}],
    ['codeEntry', {}],
    ['registrationForm', { invitation: link }],
    ['leanSecondStep', due],
    ['socialSecondStep', { ...due, flow: 'socialRegistration', token: { claims } }],
    ['formFinished', { registration }],
    ['emailActive', { account: { state: 'active', email: registration.email } }],
    ['emailPending', { account: { state: 'pending', email: registration.email } }],
    ['activateAccount', { activation: { id: 'id' } }],
    ['lobby', { token: { text: token, claims } }],
    ['membershipApply', {}],
    ['unsubscribe', { token: { text: token, claims } }],
    ['linkGenerator', { token: { isAdmin: true } }],
    ['splitGenerator', { token: { isAdmin: true } }],
  ])('%s', (page, known) => {
    const from = at('notFound', { ...known, ...wrong });
    const asked = asking(from, page === 'leanSecondStep' ? 'registrationForm' : page);
    const { state, context } = take(from, asked);
    expect([pageOf(state)?.id, problemOf(context)]).toEqual([page, null]);
  });
});

/** Target of each routable page with an empty context. */
const cold = Object.entries(EXPECTED_PAGES).flatMap(([id, page]) =>
  page.cold === undefined ? [] : [[id as PageId, page.cold] as const],
);

describe('every page, opened without any data', () => {
  test('the table lists each page with an address', () => {
    const routable = pages.filter((page) => page.routable).map(({ id }) => id);
    expect(cold.map(([id]) => id).toSorted()).toEqual(routable.toSorted());
  });
  test.each(cold)('%s', (page, value) => {
    const taken = open(page);
    expect([taken.value, taken.asked, taken.emitted]).toEqual([value, [], []]);
  });
});

describe('known data earns its page, and no other', () => {
  const applied = { remembered: { ...remembered, membership: { applied: true } } };
  test.each<[PageId, unknown, Partial<VisitInput>]>([
    ['registrationForm', form, { invitation: link }],
    ['registrationForm', form, { token, options: options('waitingListApproved') }],
    ['formFinished', finished, { remembered: { ...remembered, registration } }],
    ['emailActive', { registration: { emailActive: 'staying' } }, account('active')],
    ['lobby', { lobby: 'asking' }, { token }],
    ['membershipConfirmation', { membership: 'membershipConfirmation' }, applied],
    ['formFinished', start, { remembered: { ...remembered, registration: started } }],
    ['emailActive', start, account('pending')],
    ['autoActivated', start, { remembered: { ...remembered, registration } }],
    ['leanSecondStep', start, { options: options('leanStep2'), remembered: { ...remembered, registration: started } }],
    ['membershipConfirmation', intro, { invitation: link }],
    ['lobby', 'deny', { token: 'a.b.c' }],
    ['registrationForm', codeEntry, { token }],
    ['registrationForm', 'deny', { token: 'a.b.c' }],
    ['unsubscribe', { unsubscribe: 'linkBroken' }, { token: 'a.b.c' }],
    ['linkGenerator', 'unknownAddress', { token }],
  ])('%s', (page, value, input) => {
    expect(open(page, input).value).toEqual(value);
  });

  test('with an invitation, a flow that lacks its token is the default one', () => {
    const taken = open('registrationForm', { invitation: link, options: options('socialRegistration') });
    expect([taken.value, taken.context.flow]).toEqual([form, 'default']);
  });
});

test('missing cookie settings are reported until they are opened again', () => {
  const missing = take(at('entrance'), { type: 'settings.missing' });
  const asked = take(missing.state, { type: 'settings.chosen' });
  expect([missing.context.load.settingsMissing, asked.context.load.settingsMissing, asked.emitted]).toEqual([
    true,
    false,
    [{ type: 'settings.requested' }],
  ]);
});

test.each([['boot'], [start], [form], [finished], [{ lobby: { joining: 'waiting' } }], [{ loggedOut: 'left' }]])(
  'from %j a failure leads to the error page, which has a way back',
  (value) => {
    const broken = take(at(value), { type: 'visit.failed' });
    expect([broken.value, take(broken.state, route('landing')).value]).toEqual(['error', start]);
  },
);
