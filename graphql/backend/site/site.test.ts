import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverForTests, temporaryFolder } from '../testing/harness.ts';
import { preferredLocale } from '../language/visit-language.ts';

const dir = temporaryFolder();

const write = (name: string, text: string, compressed = false): void => {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
  if (!compressed) return;
  writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(dir, `${name}.gz`), gzipSync(text));
};

const build = (): void => {
  write('html/index.html', 'start', true);
  write('html/about.html', '<link rel="canonical" href="https://origin.invalid/acquisition/about">');
  write('html/de/index.html', 'Anfang');
  write('html/registration/code.html', 'code');
  write('html/de/registration/code.html', 'Code');
  write('html/en/registration/code.html', 'code');
  write('html/about-us.html', 'about us, in English only');
  write('html/error/404.html', 'not found');
  write('html/de/error/404.html', 'nicht gefunden');
  write('assets/app-4f2a.js', 'script', true);
  write('robots.txt', 'User-agent: *\n');
  write('prerender/entry.js', 'not for the public');
  write(
    'site.json',
    JSON.stringify({
      pages: {
        '/acquisition/': 'html/index.html',
        '/acquisition/de': 'html/de/index.html',
        '/acquisition/registration/code': 'html/registration/code.html',
        '/acquisition/de/registration/code': 'html/de/registration/code.html',
        '/acquisition/en/registration/code': 'html/en/registration/code.html',
        '/acquisition/about-us': 'html/about-us.html',
        '/acquisition/about': 'html/about.html',
      },
      notFound: { en: 'html/error/404.html', de: 'html/de/error/404.html' },
      scriptHashes: ["'sha256-abc='"],
      styleHashes: {
        'html/registration/code.html': ["'sha256-def='", "'sha256-ghi='"],
        'html/error/404.html': ["'sha256-jkl='"],
      },
    }),
  );
};

beforeAll(() => {
  build();
});
const server = serverForTests({ SITE_DIR: dir });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
const bodyOf = async (path: string, headers?: Record<string, string>) => {
  const response = await get(path, headers);
  return [response.status, await response.text()];
};
const german = { 'accept-language': 'de-AT, en;q=0.7' };

describe('pages', () => {
  test('contain the origin they are served from, compressed or not', async () => {
    const link = `<link rel="canonical" href="${server.url}/acquisition/about">`;
    expect(await bodyOf('/acquisition/about')).toEqual([200, link]);
    expect(await bodyOf('/acquisition/about', { 'accept-encoding': 'identity' })).toEqual([200, link]);
  });

  test.each([
    ['/acquisition/', 200, 'start'],
    ['/acquisition/registration/code', 200, 'code'],
    ['/acquisition/registration/code/', 200, 'code'],
    ['/acquisition/de/', 200, 'Anfang'],
    ['/acquisition/de/registration/code', 200, 'Code'],
    ['/acquisition/unknown', 404, 'not found'],
    ['/acquisition/de/unknown', 404, 'nicht gefunden'],
    ['/acquisition/xx/registration/code', 404, 'not found'],
    ['/acquisition/site.json', 404, 'not found'],
    ['/acquisition/prerender/entry.js', 404, 'not found'],
    ['/acquisition/assets/%2e%2e/site.json', 404, 'not found'],
    ['/acquisition/robots.txt', 200, 'User-agent: *\n'],
  ])('%s', async (path, status, text) => {
    expect(await bodyOf(path)).toEqual([status, text]);
  });

  const accept = { accept: 'text/html,*/*;q=0.8' };
  test.each([
    ['/acquisition/es/registration/code?rc=A%20B', '/acquisition/registration/code?rc=A%20B'],
    ['/acquisition/de-AT/registration/code', '/acquisition/de/registration/code'],
    ['/acquisition/DE/Registration//Code.html).', '/acquisition/de/registration/code'],
    ['/acquisition/invite?rc=VESTIBULE', '/acquisition/registration/code?rc=VESTIBULE'],
    ['/acquisition/de/einladung', '/acquisition/de/registration/code'],
    // Another system does not get codes and tokens.
    ['/acquisition/login?rc=VESTIBULE&token=secret', '/login'],
    ['/acquisition/impressum', '/legal/imprint'],
    ['/register?rc=VESTIBULE', '/acquisition/register?rc=VESTIBULE'],
    ['/de/registration/code', '/acquisition/de/registration/code'],
    ['//evil.example/registration/code', '/acquisition//evil.example/registration/code'],
  ])('%s redirects to %s', async (path, meant) => {
    const { status, headers } = await get(path, accept);
    expect([status, headers.get('location')]).toEqual([302, meant]);
  });
  test.each([
    '/acquisition/constructor',
    '/acquisition/%E0%A4%A',
    '/acquisition/%2e%2e%2fsite.json',
    '/acquisition/login/admin',
    '/acquisition//evil.example',
    '/acquisition/zz/registration/code',
  ])('%s is not found', async (path) => {
    const response = await get(path, accept);
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
  });
  test('requests for other files are not redirected', async () => {
    expect(await bodyOf('/favicon.ico', { accept: 'image/*' })).toEqual([404, 'Not found\n']);
  });

  test('their headers [ASVS 3.4.7]', async () => {
    const { headers } = await get('/acquisition/registration/code');
    const socket = server.url.replace('http', 'ws');
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-cache',
      'content-length': '4',
      'content-security-policy': `default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=' 'sha256-ghi='; img-src 'self' data:; font-src 'self'; connect-src 'self' ${socket}; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vestibule-scripts; report-uri /entrance/csp-reports; report-to csp`,
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'referrer-policy': 'no-referrer',
      'reporting-endpoints': 'csp="/entrance/csp-reports"',
      'x-content-type-options': 'nosniff',
      connection: 'keep-alive',
      date: expect.any(String),
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'keep-alive': 'timeout=75',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    });
  });

  test.each([
    ['/acquisition/registration/code', 200, "style-src 'self' 'sha256-def=' 'sha256-ghi='"],
    ['/acquisition/unknown', 404, "style-src 'self' 'sha256-jkl='"],
    ['/acquisition/assets/app-4f2a.js', 200, "style-src 'self'"],
  ])('the policy of %s allows only its own inline styles', async (path, status, styles) => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect([response.status, policy?.find((part) => part.startsWith('style-src'))]).toEqual([status, styles]);
  });

  test('304 for a client that has the page', async () => {
    const etag = (await get('/acquisition/')).headers.get('etag') ?? '';
    expect(await bodyOf('/acquisition/', { 'if-none-match': etag })).toEqual([304, '']);
    expect(await bodyOf('/acquisition/', { 'if-none-match': 'W/"other"' })).toEqual([200, 'start']);
  });

  test('HEAD has the headers alone', async () => {
    const response = await fetch(`${server.url}/acquisition/`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

test.each([
  ['br', 'gzip, deflate, br', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['gzip when brotli is refused', 'br;q=0, gzip', 'gzip'],
  ['plain', 'identity', null],
])('an asset: %s', async (_what, accepted, encoding) => {
  const response = await get('/acquisition/assets/app-4f2a.js', { 'accept-encoding': accepted });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, 'script']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

describe('the language of a visit without a prefix', () => {
  const cookiesOf = (locale: string) => [
    `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
    `lang=${locale}; Max-Age=2147483647; Path=/; SameSite=Lax`,
  ];
  const COOKIES = cookiesOf('de');
  const goesTo = async (path: string, headers: Record<string, string>) => {
    const response = await get(path, headers);
    return [response.status, response.headers.get('location')];
  };

  test('is applied by a redirect with the whole query', async () => {
    const path = '/acquisition/registration/code?rc=A%20B&lang=x&lang=de&a=1&a=2';
    for (const [method, headers] of [
      ['GET', german],
      ['HEAD', german],
      ['GET', { cookie: 'i18n_redirected=en' }],
    ] as const) {
      const response = await fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/acquisition/de${path.slice('/acquisition'.length)}`);
      expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.getSetCookie()).toEqual(COOKIES);
    }
  });

  test('is the chosen one on every visit: from the cookie, then the query', async () => {
    const path = '/acquisition/?lang=de';
    const led = [302, '/acquisition/de/?lang=de'];
    const here = [200, null];
    expect(await goesTo(path, {})).toEqual(led);
    expect(await goesTo(path, { cookie: 'lang=xx' })).toEqual(led);
    expect(await goesTo(path, { cookie: 'lang=en' })).toEqual(here);
    expect(await goesTo('/acquisition/?lang=en', german)).toEqual(here);
    expect(await goesTo('/acquisition/?lang=en', { cookie: 'lang=de' })).toEqual([302, '/acquisition/de/?lang=en']);
    expect(await goesTo('/acquisition/', { cookie: 'lang=de' })).toEqual([302, '/acquisition/de/']);
  });

  test('is that of the browser on the first visit, otherwise English', async () => {
    expect(await goesTo('/acquisition', german)).toEqual([302, '/acquisition/de']);
    expect(await goesTo('/acquisition/', { cookie: 'lang=xx', ...german })).toEqual([302, '/acquisition/de/']);
    for (const query of ['?lang=', '?lang=xx', '?lang=DE', '?lang'])
      expect(await goesTo(`/acquisition/${query}`, german)).toEqual([302, `/acquisition/de/${query}`]);
    expect(await goesTo('/acquisition/?lang=xx', { cookie: 'i18n_redirected=en', ...german })).toEqual([200, null]);
    expect(await goesTo('/acquisition/', {})).toEqual([200, null]);
  });

  test('is stored if the URL chooses the language without a prefix', async () => {
    const cookies = async (path: string, headers: Record<string, string> = {}) =>
      (await get(path, headers)).headers.getSetCookie();
    expect(await cookies('/acquisition/?lang=en')).toEqual(cookiesOf('en'));
    expect(await cookies('/acquisition/?lang=en', { cookie: 'lang=en; i18n_redirected=en' })).toEqual([]);
    expect(await cookies('/acquisition/?lang=xx')).toEqual([]);
  });

  test('causes no redirect without another version of the page', async () => {
    expect(await goesTo('/acquisition/about-us', german)).toEqual([200, null]);
    expect(await goesTo('/acquisition/unknown', german)).toEqual([404, null]);
    expect(await goesTo('/acquisition/en/registration/code', german)).toEqual([200, null]);
  });

  test('is stored from a prefix', async () => {
    const cookies = async (headers: Record<string, string>) =>
      (await get('/acquisition/de/registration/code', headers)).headers.getSetCookie();
    expect(await cookies({})).toEqual(COOKIES);
    expect(await cookies({ cookie: 'lang=en; i18n_redirected=en' })).toEqual(COOKIES);
    expect(await cookies({ cookie: 'lang=de; i18n_redirected=de' })).toEqual([]);
  });

  test.each([
    [undefined, 'en'],
    ['de-CH', 'de'],
    ['en-GB,de;q=0.9', 'en'],
    ['zh, de;q=0.2, en;q=0.1', 'de'],
    ['de;q=0', 'en'],
    [';;;,=', 'en'],
  ])('%s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

test('a new build is served without a restart', async () => {
  write('html/registration/code.html', 'another code');
  const later = Date.now() / 1000 + 60;
  const { utimesSync } = await import('node:fs');
  utimesSync(join(dir, 'site.json'), later, later);
  expect(await bodyOf('/acquisition/registration/code')).toEqual([200, 'another code']);
});
