/** What `npm run tool -- cdn` writes, served by a real nginx, answers as the server itself does. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from './hosts.ts';
import { builtRelease } from '../../../graphql/backend/site/releases.ts';
import { startForTest } from '../../../graphql/backend/testing/harness.ts';
import { persistedQueryOf } from '../../../graphql/backend/testing/persisted-query.ts';
import { PRODUCTION } from '../../../graphql/backend/testing/production.ts';
import { freePort } from '../../../test/harness/free-port.ts';
import { hasBrotli, startNginx } from '../../../test/harness/nginx.ts';

const SETTINGS = { ...PRODUCTION, SITE_DIR: 'dist' };
const COUNTRY = JSON.stringify({
  operationName: 'countryDetails',
  extensions: { persistedQuery: persistedQueryOf('countryDetails') },
});
const out = mkdtempSync(join(tmpdir(), 'vestibule-cdn-'));
const read = (name: string): string => readFileSync(join(out, name), 'utf8');

let server: Awaited<ReturnType<typeof startForTest>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let front: string;
beforeAll(async () => {
  server = await startForTest(SETTINGS);
  const port = await freePort();
  front = `http://127.0.0.1:${port}`;
  const options = ['--out', out, '--back-end', server.url, '--listen', `127.0.0.1:${port}`];
  execFileSync(process.execPath, ['tools/release/cdn.ts', ...options, ...(hasBrotli() ? ['--brotli'] : [])], {
    env: { PATH: process.env['PATH'], ...SETTINGS },
  });
  nginx = await startNginx(join(out, 'nginx.conf'), front);
});
afterAll(async () => {
  await nginx.stop();
  await server.stop();
  rmSync(out, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;
/** Of the connection, of the program, or a name for the same content that each gives in its own way. */
const OF_EACH =
  /^(?:date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|last-modified|etag)$/;

const ask = async (origin: string, path: string, headers: Headers, method: string, body?: string) => {
  const init = { method, headers: { 'accept-encoding': 'br, gzip', 'x-forwarded-for': '192.0.2.7', ...headers } };
  const answer = await fetch(`${origin}${path}`, { ...init, redirect: 'manual', ...(body ? { body } : {}) });
  const all = [...answer.headers]
    .filter(([name]) => !OF_EACH.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { status: answer.status, headers: all, body: await answer.text() };
};
const same = async (path: string, headers: Headers = {}, method = 'GET', body?: string) => {
  const ours = await ask(server.url, path, headers, method, body);
  const theirs = await ask(front, path, headers, method, body);
  expect(theirs, `${method} ${path} ${JSON.stringify(headers)}`).toEqual(ours);
  return ours;
};

const { pages } = JSON.parse(readFileSync(join(builtRelease(), 'site.json'), 'utf8')) as { pages: object };
const asset = () => /\/acquisition\/assets\/[\w.-]+\.js/.exec(read('public/acquisition/index.html'))?.[0] ?? '';

describe('nginx answers as the server', () => {
  test('every page, with a slash behind it as well', async () => {
    for (const path of Object.keys(pages))
      for (const end of ['', '/']) await same(path.replace(/\/$/, '') + end, { 'accept-encoding': 'identity' });
    expect(Object.keys(pages).length).toBeGreaterThan(200);
  });

  test.each<[string, Headers]>([
    ['/acquisition/de/women', {}],
    ['/acquisition/de/women', { cookie: 'lang=de; i18n_redirected=de' }],
    ['/acquisition/de/women', { cookie: 'lang=de' }],
    ['/acquisition/de/women', { cookie: 'lang=fr; i18n_redirected=fr' }],
    ['/acquisition/women?rc=VESTIBULE', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }],
    ['/acquisition/women', { 'accept-language': 'xx, fr;q=0.1, pl;q=0.5' }],
    ['/acquisition/women', { 'accept-language': 'de', cookie: 'i18n_redirected=en' }],
    ['/acquisition/women?lang=sv', {}],
    ['/acquisition', {}],
    ['/', {}],
    ['/?rc=VESTIBULE', {}],
    ['/acquisition/nothing-here', { accept: 'text/html' }],
    ['/acquisition/pl/nothing/here', { accept: 'text/html' }],
    ['/acquisition/assets/nothing.js', {}],
    ['/acquisition/assets/../site.json', {}],
    ['/acquisition/site.json', {}],
    ['/acquisition/defaults.json', {}],
    ['/acquisition/sitemap.xml', {}],
    ['/acquisition/robots.txt', {}],
    ['/robots.txt', {}],
    ['/acquisition/manifest-de.webmanifest', {}],
    ['/acquisition/third-party-notices.txt', {}],
    ['/acquisition/de/registrieren?rc=VESTIBULE', {}],
    ['/acquisition/anmelden?rc=VESTIBULE', {}],
    ['/login', {}],
    ['/api/features/sdk-vestibule', {}],
    ['/entrance/cmp/js/cmp_min.js', {}],
  ])('%s with %j', async (path, headers) => {
    expect((await same(path, headers)).status).toBeLessThan(500);
  });

  test('an asset, compressed and not', async () => {
    for (const encoding of hasBrotli() ? ['br', 'gzip', 'identity'] : ['gzip', 'identity']) {
      const { status, headers } = await same(asset(), { 'accept-encoding': encoding });
      expect([status, headers.find(([name]) => name === 'cache-control')?.[1]]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test('a document is compressed for whoever takes gzip alone, too', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const ours = await ask(server.url, '/acquisition/de/women', gzip, 'GET');
    const theirs = await ask(front, '/acquisition/de/women', gzip, 'GET');
    expect(theirs.headers.find(([name]) => name === 'content-encoding')).toEqual(['content-encoding', 'gzip']);
    expect(theirs.body).toBe(ours.body);
  });

  test('what was kept is asked for again, and is not sent again', async () => {
    const { headers } = await fetch(`${front}/acquisition/de/women`);
    const again = await fetch(`${front}/acquisition/de/women`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
  });

  test('HEAD, GraphQL, and what is posted to a page', async () => {
    await same('/acquisition/de/women', {}, 'HEAD');
    const json = { 'content-type': 'application/json' };
    const asked = await same('/graphql', json, 'POST', COUNTRY);
    expect(asked.status).toBe(200);
    expect((await same('/acquisition/de/newsletter/unsubscribe?token=x', {}, 'POST')).status).toBe(400);
  });
});

/** Rules of a file: an address each, with its headers. */
const rulesOf = (file: string) =>
  read(file)
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((rule) => rule.split('\n').map((line) => line.trim()));

describe.each(['netlify', 'cloudflare'])('%s', (host) => {
  test('takes all rules; no header of an address stands in two', () => {
    const rules = rulesOf(`${host}/_headers`);
    const names = rules.flatMap(([, ...headers]) => headers.map((header) => header.split(':')[0]));
    expect(new Set(names).size).toBe(names.length);
    expect(rules.length).toBeLessThanOrEqual(LIMITS.headerRules);
    expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThan(LIMITS.headerLine);
    expect(read(`${host}/_redirects`).trimEnd().split('\n').length).toBeLessThanOrEqual(LIMITS.staticRedirects);
  });

  test('its one policy allows what each document’s own does', async () => {
    const line = read(`${host}/_headers`)
      .split('\n')
      .find((header) => header.includes('content-security-policy'));
    const { headers } = await fetch(`${server.url}/acquisition/de/registration/code`);
    for (const directive of headers.get('content-security-policy')?.split('; ') ?? [])
      for (const source of directive.split(' ')) expect(line).toContain(source);
  });

  test('guessed addresses lead to files that are there', () => {
    const targets = read(`${host}/_redirects`)
      .split('\n')
      .filter((line) => line.endsWith(' 302'))
      .map((line) => line.split(' ')[1] ?? '');
    const there = new Set(Object.keys(pages).map((path) => path.replace(/\/$/, '')));
    expect(targets.filter((target) => !there.has(target.replace(/\/$/, '')))).toEqual([]);
  });
});

test('Cloudflare’s worker hands a request on, with the visitor’s address', async () => {
  const { default: worker } = (await import(pathToFileURL(join(out, 'cloudflare/_worker.js')).href)) as {
    default: { fetch: (request: Request) => Promise<Response> };
  };
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.9' };
  const answer = await worker.fetch(
    new Request(`${SETTINGS.PUBLIC_URL}/graphql`, { method: 'POST', headers, body: COUNTRY }),
  );
  expect([answer.status, await answer.json()]).toEqual([200, { data: { countryDetails: { country: null } } }]);
});

// The last: nothing answers behind it any more.
test('while the server is away pages are there, in English where the address names no language, and nothing else is', async () => {
  await server.stop();
  const statusOf = async (path: string) => (await ask(front, path, {}, 'GET')).status;
  expect([
    await statusOf('/acquisition/de/women'),
    await statusOf('/acquisition/women'),
    await statusOf('/acquisition/de/nothing-here'),
    await statusOf('/graphql'),
  ]).toEqual([200, 200, 404, 502]);
  expect((await ask(front, '/acquisition/de/nothing-here', {}, 'GET')).body).toContain(
    '<html lang="de" dir="ltr" data-script="Latn">',
  );
});
