/** What is there on one's own computer alone: pages that stand in for other systems (D33), the mailbox, the demo data (D43). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../../machines/domain/languages.ts';
import { type NamedLink, otherSystems } from '../../../machines/domain/runtime-configuration.ts';
import { formOf, reasonsOf, startForTest } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

describe('a placeholder', () => {
  const addressesIn = (found: string | readonly (string | NamedLink)[]): string[] =>
    typeof found === 'string'
      ? [found].filter((one) => one.startsWith('/'))
      : found.flatMap((item) => (typeof item === 'string' ? [] : [item.url]));
  const builtIn = Object.values(otherSystems).flatMap(addressesIn);
  test.each(builtIn)('%s, in every language (D33)', async (path) => {
    const texts = new Map<string, string>();
    for (const locale of LOCALES) {
      const page = await get(path, { 'accept-language': `${locale},en;q=0.5` });
      const html = await page.text();
      expect([page.status, page.headers.get('content-language')]).toEqual([200, locale]);
      expect(html).toContain(`<html lang="${locale}">`);
      texts.set(locale, /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
    }
    expect(new Set(texts.values()).size).toBe(LOCALES.length);
  });

  test('is in the language that the visit was in, whatever the browser’s', async () => {
    const page = await get('/jobs', { cookie: 'lang=de', 'accept-language': 'en' });
    expect([page.headers.get('vary'), /lang="(..)"/.exec(await page.text())?.[1]]).toEqual([
      'Accept-Language, Cookie',
      'de',
    ]);
  });

  test.each([
    ['/social/instagram', 'Instagram', 'Hier hat das Haus ein Profil, in einem anderen System.'],
    ['/app/google-play', 'Google Play', 'Hier gibt es die App des Hauses, in einem anderen System.'],
  ])('%s bears the name of the link', async (path, title, text) => {
    const page = await (await get(path, { 'accept-language': 'de' })).text();
    expect(/<h1>(.*)<\/h1>\s*<p>(.*)<\/p>/.exec(page)?.slice(1)).toEqual([title, text]);
  });
});

describe('the mailbox', () => {
  test('shows a mail, its links, and its HTML in a frame without scripts', async () => {
    const email = 'mailbox@example.org';
    await server.submit(formOf(email, { firstName: 'Zoë' }));
    const page = await get('/mailbox');
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    const [mail] = await server.mailsTo(email);
    expect(text).toContain(`<a href="${mail?.links[0]}">`);
    const frame = /src="(\/mailbox\/[\w-]+)"/.exec(text)?.[1] ?? '';
    const shown = await get(frame);
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox allow-popups /);
    expect(await shown.text()).toContain('Dear Zoë Lovelace,');
    expect((await get('/mailbox/unknown')).status).toBe(404);
  });
});

describe('the demo data', () => {
  test('comes back with a reset, which no other site can ask for', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${server.url}/demo/reset`, { method: 'POST', headers });
    await server.submit(formOf('gone@example.org'));
    expect((await ask({})).status).toBe(400);
    expect(await server.mailsTo('gone@example.org')).toHaveLength(1);
    expect(await (await ask({ 'x-demo-reset': 'yes' })).json()).toEqual({ reset: true });
    expect(await server.mailsTo('gone@example.org')).toEqual([]);
    const again = await server.submit(formOf('active@example.com'));
    expect(reasonsOf(again)).toEqual(['EmailAlreadyUsedActive']);
  });
});
