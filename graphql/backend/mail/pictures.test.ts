/** Mail clients on other origins can load the images and fonts of a mail. */
import { expect, test } from 'vitest';
import { fontSheet } from './fonts.ts';
import { MAIL_KINDS } from './kinds.ts';
import { pictureUrl } from './pictures.ts';
import { serverForTests, formOf } from '../testing/harness.ts';
import { mails } from '../store/schema.ts';

const server = serverForTests();

/** Loads in about a second on a slow mobile connection. */
const MOST_BYTES = 35_000;

test('the image of each mail loads cross-origin, is cached for a month, and is small', async () => {
  for (const kind of MAIL_KINDS)
    for (const ground of ['light', 'dark'] as const) {
      const { status, headers, ...answer } = await fetch(pictureUrl(server.url, kind, ground)).then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        bytes: (await answer.arrayBuffer()).byteLength,
      }));
      expect([
        status,
        ...['content-type', 'cache-control', 'cross-origin-resource-policy'].map((name) => headers.get(name)),
      ]).toEqual([200, 'image/jpeg', 'public, max-age=2592000', 'cross-origin']);
      expect(answer.bytes).toBeLessThanOrEqual(MOST_BYTES);
    }
});

test('the fonts load from any origin and are cached for a month', async () => {
  const faces = [...fontSheet(server.url).matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url);
  const answers = await Promise.all(faces.map((url) => fetch(url)));
  const shown = ['content-type', 'cache-control', 'cross-origin-resource-policy', 'access-control-allow-origin'];
  const seen = answers.map(({ status, headers }) => [status, ...shown.map((name) => headers.get(name))].join(' '));
  expect(seen).toEqual(Array(6).fill('200 font/woff2 public, max-age=2592000 cross-origin *'));
});

// Mails link to the accessibility statement, with a contact for readers with problems (EN 301 549, 12.1.1).

/** The link in the footer of the registration mail, in HTML and text. */
async function statementFor(email: string): Promise<readonly unknown[]> {
  await server.submit(formOf(email, { locale: 'de' }));
  const sent = await server.backEnd.store.db.select().from(mails);
  const mail = sent.find(({ recipient }) => recipient === email);
  return [
    /\nErklärung zur Barrierefreiheit\n(\S+)/,
    /<a [^>]*href="([^"]*)"[^>]*>Erklärung zur Barrierefreiheit<\/a>/,
  ].map((pattern, at) => pattern.exec((at === 0 ? mail?.text : mail?.html) ?? '')?.[1]);
}

test('a mail links the built-in accessibility statement in its language, or the configured one [A72]', async () => {
  const { publicUrl, defaults } = server.backEnd;
  const own = `${publicUrl}/acquisition/de/accessibility`;
  expect(await statementFor('ada@example.org')).toEqual([own, own]);
  for (const [nth, [named, absolute]] of [
    ['/access', `${publicUrl}/access`] as const,
    ['https://shop.example/access', 'https://shop.example/access'] as const,
  ].entries()) {
    Object.assign(defaults.entrancePageConfig, { accessibilityUrl: named });
    expect(await statementFor(`ada-${nth}@example.org`)).toEqual([absolute, absolute]);
  }
  Object.assign(defaults.entrancePageConfig, { accessibilityUrl: '' });
});
