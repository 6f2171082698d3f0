import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadConfiguration } from '../configuration/configuration.ts';
import { navigateAway, navigateThrough, destinationOf as destinationFrom } from './navigate-away.ts';

const login = { type: 'navigation.requested', to: 'login' } as const;
const shop = (url: string | null) => ({ type: 'navigation.requested', to: 'shop', url }) as const;
const START = '/acquisition/';
const destinationOf = (request: Parameters<typeof destinationFrom>[0]) => destinationFrom(request, '/acquisition');

/** The configuration that an environment hands out. */
async function configured(entrancePageConfig: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entrancePageConfig })));
  await loadConfiguration();
}
afterEach(async () => {
  await configured({});
  vi.unstubAllGlobals();
});

test('as built in: login and shop are paths of ours', () => {
  expect([destinationOf(login), destinationOf(shop(null))]).toEqual(['/login', '/shop']);
});

test('what configuration names as login and shop may be left for', async () => {
  await configured({ loginUrl: 'https://login.example/in?x=1', shopUrl: 'https://shop.example/' });
  expect([destinationOf(login), destinationOf(shop(null)), destinationOf(shop('https://shop.example/now'))]).toEqual([
    'https://login.example/in?x=1',
    'https://shop.example/',
    'https://shop.example/now',
  ]);
});

test('the app’s own scheme, where configuration names it', async () => {
  await configured({ loginUrl: 'vestibule://login', allowedTargets: ['other:'] });
  expect([destinationOf(login), destinationOf(shop('vestibule://in')), destinationOf(shop('other://in'))]).toEqual([
    'vestibule://login',
    'vestibule://in',
    'other://in',
  ]);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  'https://shop.example.evil.example/',
  'http://shop.example/',
  'https://user@shop.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '\\\\evil.example',
  'nonsense',
  '',
])('an answer that leads to %j leads to the start page (D6)', async (url) => {
  await configured({ shopUrl: 'https://shop.example/' });
  expect(destinationOf(shop(url))).toBe(START);
});

test('a path of ours may be answered', () => {
  expect(destinationOf(shop('/shop/in?welcome=1#top'))).toBe('/shop/in?welcome=1#top');
});

test.each([
  ['https://', '/login'],
  ['javascript:alert(1)', '/login'],
  ['http://[', '/login'],
  ['login', '/login'],
])('a login that configuration got wrong (%j) leads to %s: what is built in', async (loginUrl, to) => {
  await configured({ loginUrl });
  expect(destinationOf(login)).toBe(to);
});

describe('below the language of the visit', () => {
  test.each([
    ['/acquisition', '/acquisition/registration/deny', '/acquisition/'],
    ['/acquisition/en', '/acquisition/en/registration/deny', '/acquisition/en/'],
    ['/acquisition/de', '/acquisition/de/registration/deny', '/acquisition/de/'],
  ])('%s: the deny page (D11), and the start page', (base, deny, start) => {
    expect([
      destinationFrom({ type: 'navigation.requested', to: 'deny' }, base),
      destinationFrom(shop('https://evil.example/'), base),
    ]).toEqual([deny, start]);
  });
  test('the deny page is ours, whatever configuration says', async () => {
    await configured({ loginUrl: 'https://login.example/', allowedTargets: ['https://shop.example'] });
    expect(destinationOf({ type: 'navigation.requested', to: 'deny' })).toBe('/acquisition/registration/deny');
  });
});

test('it is left by a full load, once the chart has taken its step', async () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, assign });
  navigateAway({ type: 'navigation.requested', to: 'deny' }, '/acquisition/de');
  const atOnce = assign.mock.calls.length;
  await Promise.resolve();
  expect([atOnce, assign.mock.calls]).toEqual([0, [['/acquisition/de/registration/deny']]]);
});

describe('inside the app’s wrapper (D34)', () => {
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
  test('what the app opens is not opened here', async () => {
    expect(await leave(true)).toEqual({ offered: ['/login'], assigned: [] });
  });
  test('what it does not, is', async () => {
    expect(await leave(false)).toEqual({ offered: ['/login'], assigned: ['/login'] });
  });
});
