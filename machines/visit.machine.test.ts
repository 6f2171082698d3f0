/** The page that an address opens: earned, public, or refused (D12). */
import { describe, expect, test } from 'vitest';
import { asking, at, link, open, requestsWith, route, take, type Known } from '../test/harness/chart.ts';
import { claims, started, token } from '../test/harness/registration.ts';
import { EXPECTED_PAGES } from '../test/model/expected-pages.ts';
import { nothingKnown, pageOf, pages } from '../src/engine/visit/pages.ts';
import { DEFAULT_OPTIONS, type LandingOptions } from './landing-pages/landing-options.ts';
import { problemOf, REQUESTS } from './context/requests.ts';
import type { VisitEvent, VisitInput } from './context/visit.types.ts';
import type { PageId } from './domain/page-ids.ts';

const { remembered } = nothingKnown;
const registration = { ...started, status: 'PENDING_ACTIVATION' } as const;
const account = (state: 'active' | 'pending') => ({
  remembered: { ...remembered, account: { state, email: registration.email } },
});
const failure = (error: 'failed' | 'invalidLink' | 'expiredLink') => ({
  activationId: 'mailed-id',
  remembered: { ...remembered, activation: { error } },
});
const options = (flow: LandingOptions['flow']) => ({ ...DEFAULT_OPTIONS, flow });
const form = { registration: { registrationForm: { invitation: 'checking', entry: 'editing' } } };
const finished = { registration: { formFinished: { activationMail: 'idle', watch: 'watching' } } };
const start = { landing: { uninvited: { code: 'ready', waitingList: 'editing' } } };
const codeEntry = { codeEntry: 'ready' };
const intro = { membership: 'membershipInterest' };

describe('earned pages', () => {
  test.each<[PageId, Partial<VisitInput>, unknown]>([
    ['landing', { invitation: link }, { landing: { lookingUp: 'waiting' } }],
    ['codeEntry', { invitation: link }, { codeEntry: { recognising: 'lookingUp' } }],
    ['registrationForm', { invitation: link }, form],
    ['registrationForm', { invitation: { ...link, source: 'memory' } }, form],
    ['registrationForm', { token, options: options('waitingListApproved') }, form],
    ['registrationForm', { token, options: options('socialRegistration') }, form],
    [
      'socialSecondStep',
      { token, options: options('socialRegistration'), remembered: { ...remembered, registration: started } },
      { registration: { socialSecondStep: 'editing' } },
    ],
    ['formFinished', { remembered: { ...remembered, registration } }, finished],
    ['emailActive', account('active'), { registration: { emailActive: 'staying' } }],
    ['emailPending', account('pending'), { registration: { emailPending: 'idle' } }],
    ['activateAccount', { activationId: 'id' }, { activation: { activateAccount: 'asking' } }],
    ['activationError', failure('failed'), { activation: { activationError: 'failed' } }],
    ['activationError', failure('invalidLink'), { activation: { activationError: 'invalidLink' } }],
    ['activationError', failure('expiredLink'), { activation: { activationError: { expiredLink: 'idle' } } }],
    ['lobby', { token }, { lobby: 'asking' }],
    ['unsubscribe', { token }, { unsubscribe: 'asking' }],
    [
      'membershipConfirmation',
      { remembered: { ...remembered, membership: { applied: true } } },
      { membership: 'membershipConfirmation' },
    ],
  ])('%s', (page, input, value) => {
    expect(open(page, input).value).toEqual(value);
  });
});

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

describe('known data does not earn another page', () => {
  test.each<[PageId, unknown, Partial<VisitInput>]>([
    ['formFinished', start, { remembered: { ...remembered, registration: started } }],
    ['formFinished', start, account('pending')],
    ['emailActive', start, account('pending')],
    ['emailPending', start, account('active')],
    ['activated', start, { activationId: 'id' }],
    ['autoActivated', start, { remembered: { ...remembered, registration } }],
    ['leanSecondStep', start, { options: options('leanStep2'), remembered: { ...remembered, registration: started } }],
    ['loggedOut', start, { signedIn: true }],
    ['error', start, {}],
    ['membershipConfirmation', intro, { invitation: link }],
    ['lobby', 'deny', { token: 'a.b.c' }],
    ['lobby', 'deny', { token: '' }],
    ['lobby', 'deny', { invitation: link }],
    ['socialSecondStep', 'deny', { token }],
    ['socialSecondStep', 'deny', { token: 'a.b.c', options: options('socialRegistration'), invitation: link }],
    ['registrationForm', codeEntry, { token }],
    ['registrationForm', 'deny', { token: 'a.b.c' }],
    ['registrationForm', 'deny', { options: options('socialRegistration') }],
    ['registrationForm', 'deny', { token: 'a.b.c', options: options('waitingListApproved') }],
    ['unsubscribe', { unsubscribe: 'linkBroken' }, { token: 'a.b.c' }],
    ['linkGenerator', 'unknownAddress', { token }],
    ['splitGenerator', 'unknownAddress', { token: 'a.b.c' }],
  ])('%s', (page, value, input) => {
    expect(open(page, input).value).toEqual(value);
  });

  test('with an invitation, a flow that lacks its token is the default one', () => {
    const taken = open('registrationForm', { invitation: link, options: options('socialRegistration') });
    expect([taken.value, taken.context.flow]).toEqual([form, 'default']);
  });
  test('an undefined start page is an unknown address (D3, D29)', () => {
    expect(open('landing', { invitation: link }, 'nowhere').value).toBe('unknownAddress');
  });
  test('the refusal of one page does not affect another', () => {
    const later = at(start);
    const refused = pages.map(({ id }) => take(later, { type: 'visit.refused', page: id }).value);
    expect(refused).toEqual(pages.map(() => start));
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

describe('failures', () => {
  test.each([['boot'], [start], [form], [finished], [{ lobby: 'asking' }], [{ loggedOut: 'left' }], ['deny']])(
    'from %j a failure leads to the error page, which has a way back',
    (value) => {
      const broken = take(at(value), { type: 'visit.failed' });
      expect([broken.value, take(broken.state, route('landing')).value]).toEqual(['error', start]);
    },
  );
  test('also during a request', () => {
    const sending = at({ lobby: { joining: 'waiting' } }, { token: { text: token } });
    expect([sending.can(route('landing') as VisitEvent), take(sending, { type: 'visit.failed' }).value]).toEqual([
      false,
      'error',
    ]);
  });
});
