import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadConfiguration } from '../../engine/visit/load-configuration.ts';
import { navigateAway, navigateThrough, destinationOf as destinationFrom } from './navigate-away.ts';

const login = { type: 'navigation.requested', to: 'login' } as const;
const shop = (url: string | null) => ({ type: 'navigation.requested', to: 'shop', url }) as const;
const START = '/acquisition/';
const destinationOf = (request: Parameters<typeof destinationFrom>[0]) => destinationFrom(request, '/acquisition');

/** The configuration served by an environment. */
async function configured(entrancePageConfig: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entrancePageConfig })));
  await loadConfiguration();
}
afterEach(async () => {
  await configured({});
  vi.unstubAllGlobals();
});

test('built-in login and shop are paths of this origin', () => {
  expect([destinationOf(login), destinationOf(shop(null))]).toEqual(['/login', '/shop']);
});

test('navigates to the configured login and shop', async () => {
  await configured({ loginUrl: 'https://login.example/in?x=1', shopUrl: 'https://shop.example/' });
  expect([destinationOf(login), destinationOf(shop(null)), destinationOf(shop('https://shop.example/now'))]).toEqual([
    'https://login.example/in?x=1',
    'https://shop.example/',
    'https://shop.example/now',
  ]);
});

test('navigates to the app’s configured scheme; a response may name a path of this origin', async () => {
  await configured({ loginUrl: 'vestibule://login', allowedTargets: ['other:'] });
  const answered = ['vestibule://in', 'other://in', '/shop/in?welcome=1#top'];
  expect([destinationOf(login), answered.map((url) => destinationOf(shop(url)))]).toEqual([
    'vestibule://login',
    answered,
  ]);
});

test('replaces a target that is not allowed by the start page (D6)', async () => {
  await configured({ shopUrl: 'https://shop.example/' });
  const elsewhere = [
    'https://evil.example/',
    '//evil.example/',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.example',
    'nonsense',
    '',
  ];
  expect(elsewhere.filter((url) => destinationOf(shop(url)) !== START)).toEqual([]);
});

test('deny page (D11) and start page are below the path of the language, whatever is configured', async () => {
  await configured({ loginUrl: 'https://login.example/', allowedTargets: ['https://shop.example'] });
  expect([
    destinationFrom({ type: 'navigation.requested', to: 'deny' }, '/acquisition/de'),
    destinationFrom(shop('https://evil.example/'), '/acquisition/de'),
  ]).toEqual(['/acquisition/de/registration/deny', '/acquisition/de/']);
});

test('loads the page after the transition of the machine', async () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, assign });
  navigateAway({ type: 'navigation.requested', to: 'deny' }, '/acquisition/de');
  const atOnce = assign.mock.calls.length;
  await Promise.resolve();
  expect([atOnce, assign.mock.calls]).toEqual([0, [['/acquisition/de/registration/deny']]]);
});

describe('inside the app wrapper (D34)', () => {
  const assign = vi.fn<(url: string) => void>();
  const opener = vi.fn<(address: string) => boolean>();
  const leave = async (taken: boolean) => {
    assign.mockReset();
    opener.mockReset().mockReturnValue(taken);
    vi.stubGlobal('location', { origin: location.origin, assign });
    navigateThrough(opener);
    navigateAway(login, '/acquisition');
    await Promise.resolve();
    return { offered: opener.mock.calls.flat(), assigned: assign.mock.calls.flat() };
  };
  test('does not navigate if the app opens the address', async () => {
    expect(await leave(true)).toEqual({ offered: ['/login'], assigned: [] });
  });
  test('navigates if it does not', async () => {
    expect(await leave(false)).toEqual({ offered: ['/login'], assigned: ['/login'] });
  });
});
