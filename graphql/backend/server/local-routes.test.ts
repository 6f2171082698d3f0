/** Routes for local use: placeholder pages of other systems (D33), the mailbox, the demo data (D43). */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type NamedLink, otherSystems } from '../../../machines/domain/other-systems.ts';
import { formOf, reasonsOf, startForTest, serverForTests } from '../testing/harness.ts';
import { outerAddress } from '../testing/requests.ts';

const server = serverForTests();

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

describe('a placeholder', () => {
  const addressesIn = (found: string | readonly (string | NamedLink)[]): string[] =>
    typeof found === 'string'
      ? [found].filter((one) => one.startsWith('/'))
      : found.flatMap((item) => (typeof item === 'string' ? [] : [item.url]));
  const builtIn = Object.values(otherSystems).flatMap(addressesIn);
  const languages = ['en', 'sv'];
  test.each(builtIn)('%s, in the language of the visit (D33)', async (path) => {
    const texts = new Map<string, string>();
    for (const locale of languages) {
      const page = await get(path, { 'accept-language': `${locale},en;q=0.5` });
      const html = await page.text();
      expect([page.status, page.headers.get('content-language')]).toEqual([200, locale]);
      expect(html).toContain(`<html lang="${locale}" dir="ltr" data-script="Latn">`);
      texts.set(locale, /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
    }
    expect(new Set(texts.values()).size).toBe(languages.length);
  });

  test('is in the language of the visit, not of the browser', async () => {
    const page = await get('/jobs', { cookie: 'lang=de', 'accept-language': 'en' });
    expect([page.headers.get('vary'), /lang="(..)"/.exec(await page.text())?.[1]]).toEqual([
      'Accept-Language, Cookie',
      'de',
    ]);
  });
});

test('the mailbox shows a mail, its links, and its HTML in a frame without scripts', async () => {
  const email = 'mailbox@example.org';
  await server.submit(formOf(email));
  const page = await get('/mailbox');
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /entrance/csp-reports; report-to csp",
  );
  const [mail] = await server.mailsTo(email);
  expect(text).toContain(`<a class="button" href="${mail?.links[0]}">Activate the account</a>`);
  const frame = /src="(\/mailbox\/[\w-]+)"/.exec(text)?.[1] ?? '';
  const shown = await get(frame);
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox allow-popups /);
  expect(await shown.text()).toContain('Hello,');
  expect((await get('/mailbox/unknown')).status).toBe(404);
});

test('demo data is restored by a reset that other sites can’t request', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/demo/reset`, { method: 'POST', headers });
  await server.submit(formOf('gone@example.org'));
  expect((await ask({})).status).toBe(400);
  expect(await server.mailsTo('gone@example.org')).toHaveLength(1);
  expect(await (await ask({ 'x-demo-reset': 'yes' })).json()).toEqual({ reset: true });
  expect(await server.mailsTo('gone@example.org')).toEqual([]);
  const again = await server.submit(formOf('active@example.com'));
  expect(reasonsOf(again)).toEqual(['EmailAlreadyUsedActive']);
});

describe('under a foreign host name (DNS rebinding)', () => {
  /** `fetch` overrides the Host header. */
  const statusAt = async (path: string, host: string, method = 'GET', headers: Record<string, string> = {}) => {
    const asked = request(server.url, { path, method, agent: false, headers: { host, ...headers } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const HOUSE = [
    '/mailbox',
    '/mailbox.json',
    '/mailbox/list.json',
    '/mailbox/x',
    '/error-reports',
    '/error-reports.json',
  ];

  test.each(['evil.example:9090', 'localhost.evil.example'])('%s shows no local page', async (host) => {
    expect(await Promise.all(HOUSE.map((path) => statusAt(path, host)))).toEqual(HOUSE.map(() => 421));
    expect(await statusAt('/demo/reset', host, 'POST', { 'x-demo-reset': 'yes' })).toBe(421);
  });

  test.each(['localhost:5173', '[::1]:9090', '192.168.1.20:9090'])('%s does', async (host) => {
    expect(await Promise.all(HOUSE.map((path) => statusAt(path, host)))).toEqual([200, 200, 200, 404, 200, 200]);
  });

  test('the name of PUBLIC_URL does', async () => {
    const named = await startForTest({ PUBLIC_URL: 'https://try.example' });
    const asked = request(named.url, { path: '/mailbox', headers: { host: 'try.example' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await named.stop();
    expect(answer.statusCode).toBe(200);
  });
});

describe('a reset from elsewhere (D55)', () => {
  const resetAt = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/demo/reset`, { method: 'POST', headers: { 'x-demo-reset': 'yes', ...headers } });
    return [answer.status, await answer.text()];
  };
  const REFUSED = [403, 'Only this computer itself may reset the demo data\n'];

  test.runIf(outerAddress)('is refused, also if HOST accepts the network', async () => {
    const open = await startForTest({ HOST: '0.0.0.0' });
    const { port } = new URL(open.url);
    const answers = [await resetAt(`http://${outerAddress}:${port}`), await resetAt(open.url)];
    await open.stop();
    expect(answers).toEqual([REFUSED, [200, '{"reset":true}']]);
  });

  test.each(['x-forwarded-for', 'forwarded'])('is refused through a proxy on this computer: %s', async (header) => {
    expect(await resetAt(server.url, { [header]: '127.0.0.1' })).toEqual(REFUSED);
  });
});
