/** A visit as opened in a browser tab: its input, and the listeners of the chart. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitTests } from '../test/harness/page-visit.ts';
import { token } from '../test/harness/registration.ts';
import type * as departure from './services/navigation/navigate-away.ts';
import type * as otherTabs from './services/activation/other-tabs.ts';
import type * as reload from './services/connection/reload.ts';
import { openVisit as open } from './open-visit.ts';
import { bareSnapshot } from './engine/visit/pages.ts';
import { bearerToken, keepBearer } from './services/bearer/bearer.ts';
import { services } from './services/services.ts';
import { keepDraft, readDraft } from './services/storage/draft.ts';
import { createMemory, readMemory } from './services/storage/visit-memory.ts';
import { eventually } from '../test/harness/eventually.ts';

const outside = vi.hoisted(() => ({
  navigateAway: vi.fn<typeof departure.navigateAway>(),
  notifyOtherTabs: vi.fn<typeof otherTabs.notifyOtherTabs>(),
  reloadPage: vi.fn<typeof reload.reloadPage>(),
}));
vi.mock('./services/navigation/navigate-away.ts', () => ({ navigateAway: outside.navigateAway }));
vi.mock('./services/activation/other-tabs.ts', () => ({ notifyOtherTabs: outside.notifyOtherTabs }));
vi.mock('./services/connection/reload.ts', async (original) => ({
  ...(await original<typeof reload>()),
  reloadPage: outside.reloadPage,
}));

visitTests();
const never = () => new Promise<never>(() => undefined);
beforeEach(() => {
  vi.clearAllMocks();
  for (const name of ['lookUpCode', 'finalize', 'pingBackend', 'requestPlace'] as const)
    vi.spyOn(services, name).mockImplementation(never);
});
const visits: ReturnType<typeof open>['visit'][] = [];
afterEach(() => {
  for (const visit of visits.splice(0)) visit.stop();
  document.cookie = '__Host-acq_token=; path=/; max-age=0; secure';
});
function openVisit(address: string, state: unknown = null) {
  history.pushState(state, '', `/acquisition${address}`);
  const { visit } = open(() => '/acquisition/de');
  visits.push(visit);
  return visit;
}
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const context = (visit: ReturnType<typeof openVisit>) => visit.getSnapshot().context;

describe('initial input', () => {
  test('nothing known: network, no token, no reload', () => {
    online(true);
    const {
      online: there,
      signedIn,
      load: { reloaded },
      country,
    } = context(openVisit('/'));
    expect([there, signedIn, reloaded, country]).toEqual([true, false, false, 'DE']);
  });
  test('offline, with a bearer token', () => {
    online(false);
    document.cookie = '__Host-acq_token=a.b.c; path=/; secure';
    const visit = openVisit('/registration/code');
    const { online: there, signedIn } = context(visit);
    expect([there, signedIn, visit.getSnapshot().hasTag('offline')]).toEqual([false, true, true]);
  });
  test('reports a reload once', () => {
    const first = context(openVisit('/', { entry: 3, reloaded: true })).load.reloaded;
    const { visit } = open(() => '/acquisition');
    visits.push(visit);
    expect([first, context(visit).load.reloaded]).toEqual([true, false]);
  });
});

describe('listeners', () => {
  test('reports network changes to the machine', async () => {
    online(true);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    const visit = openVisit('/registration/code');
    for (const [event, is] of [
      ['offline', false],
      ['online', true],
      ['offline', false],
    ] as const) {
      window.dispatchEvent(new Event(event));
      await eventually(() => expect(context(visit).online).toBe(is));
    }
  });
  test('reloads the page if a chunk is missing and the server responds', async () => {
    vi.spyOn(services, 'pingBackend').mockResolvedValue(undefined);
    const visit = openVisit('/registration/code');
    visit.send({ type: 'part.missing' });
    await eventually(() => expect(outside.reloadPage.mock.calls.length).toBe(1));
    expect(visit.getSnapshot().value).toEqual({ staleDeployment: 'reloading' });
  });
  test('navigates to another system below the base path of the language', async () => {
    const answer = { registration: { id: '7', status: 'ACTIVE' }, reasons: [], details: [], url: '/shop', at: 0 };
    vi.spyOn(services, 'finalize').mockResolvedValue(answer);
    const visit = openVisit('/registration/activateaccount?accountActivationId=mailed-id-of-22-letter');
    visit.send({ type: 'activation.pressed', key: 'press' });
    await eventually(() => expect(outside.notifyOtherTabs.mock.calls).toEqual([['7']]));
    visit.send({ type: 'shop.chosen' });
    const request = expect.objectContaining({ to: 'shop', url: '/shop' }) as unknown;
    expect(outside.navigateAway.mock.calls).toEqual([[request, '/acquisition/de']]);
  });
  test('stores what it knows as it changes', () => {
    const visit = openVisit(`/?token=${token}`);
    visit.send({ type: 'email.submitted', email: 'zoe@example.org', locale: 'de', key: 'first' });
    const { token: kept, remembered } = readMemory();
    expect([kept, remembered.requests?.place.sent]).toEqual([
      token,
      { email: 'zoe@example.org', locale: 'de', key: 'first' },
    ]);
  });
  test('reads the address parameters that the document stored, and removes them (D7)', () => {
    sessionStorage.setItem('vestibule.arrival', 'accountActivationId=mailed-id-of-22-letter');
    const { activation } = context(openVisit('/registration/activateaccount?newsletter=yes'));
    expect([activation, location.search, sessionStorage.getItem('vestibule.arrival')]).toEqual([
      expect.objectContaining({ id: 'mailed-id-of-22-letter', newsletterFollows: true }),
      '',
      null,
    ]);
  });
  test('removes the bearer token when the machine says so', () => {
    keepBearer('a.b.c');
    const registration = { id: '7', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' } as const;
    createMemory()({ ...bareSnapshot('entrance').context, registration, anewOffered: true });
    const visit = openVisit('/registration/formfinished');
    visit.send({ type: 'registration.begunAnew' });
    expect([bearerToken(), document.cookie, readMemory().remembered.registration]).toEqual([null, '', null]);
  });
  test('removes a draft when the machine says so', async () => {
    vi.spyOn(services, 'requestPlace').mockResolvedValue({ accepted: true, retryAfter: null });
    keepDraft('address', { email: 'zoe@example.org' });
    const visit = openVisit('/');
    visit.send({ type: 'email.submitted', email: 'zoe@example.org', locale: 'de', key: 'first' });
    await eventually(() => expect(readDraft('address', { email: '' })).toBeNull());
  });
});
