/** Every other route of the back end: methods, paths, queries, headers, cookies, bodies (D1, D2, D41). */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LOCALES } from '../../../../locales/languages.ts';
import { BASE } from '../../../../machines/domain/site.ts';
import { altered, alterations } from '../alterations.ts';
import { checkAnswered, readAnswer } from '../answered.ts';
import { hostileTexts, leavingAddresses, shortTexts } from '../corpora.ts';
import { entryOf } from '../entry.ts';

const PATHS =
  `/ ${BASE} ${BASE}/ ${BASE}/de/registration/formstarted ${BASE}/en/newsletter/unsubscribe ${BASE}/defaults.json
  ${BASE}/sitemap.xml /robots.txt /healthz /graphql /api/features/sdk-vestibule /api/eval/sdk-vestibule /sub/
  /entrance/cmp/js/cmp_min.js /entrance/cmp/credentials /entrance/mail/key-light.jpg /error-reports/api/1/item/
  /error-reports /mailbox /mailbox.json /demo/reset /login /page-shell/page-shell.css`.split(/\s+/);
const path = fc.oneof(
  { arbitrary: fc.constantFrom(...PATHS), weight: 4 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...PATHS), fc.oneof(shortTexts, leavingAddresses))
      .map((both) => both.join('/')),
    weight: 3,
  },
);
const BODIES: readonly unknown[] = [
  { attributes: { id: 'a' }, forcedVariations: {}, forcedFeatures: [], url: '' },
  { hmacToken: 'abc', passphrase: 'def', analytics: true },
  { data: { body: { message: { body: 'a' } }, notifier: { name: 'a' } } },
];
const HEADERS = `accept accept-encoding accept-language authorization content-type cookie if-none-match origin range
  x-forwarded-for x-forwarded-host x-correlation-id x-source-page`.split(/\s+/);
/** A valid header value: one line of Latin-1 characters. */
const headerText = hostileTexts.map((text) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4_000)
    .trim(),
);
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom('lang', 'i18n_redirected', 'acq_token', 'a'),
      fc.oneof(headerText, fc.constantFrom(...LOCALES)),
    ),
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
const headers = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 4 });

const routes = entryOf({
  name: 'routes',
  holds:
    'every method, path, query, header, cookie and body is answered in order; a redirect stays on this origin; no answer may be sniffed',
  runs: 300,
  inputs: fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
    path,
    query: fc.option(fc.tuple(fc.constantFrom('lang', 'rc', 'token', 'x'), hostileTexts)),
    headers,
    cookie: fc.option(cookie),
    body: fc.oneof(
      hostileTexts,
      fc
        .tuple(fc.constantFrom(...BODIES), fc.array(alterations, { maxLength: 3 }))
        .map(([sent, changes]) => JSON.stringify(altered(sent, changes)) ?? ''),
    ),
  }),
  check: async (given, around) => {
    const { url } = await around.backEnd();
    const address = new URL(url + given.path);
    if (given.query) address.searchParams.append(...given.query);
    if (address.href.length > 14_000) return;
    const response = await fetch(address, {
      method: given.method,
      headers: { ...given.headers, ...(given.cookie === null ? {} : { cookie: given.cookie.slice(0, 6_000) }) },
      redirect: 'manual',
      ...(['GET', 'HEAD'].includes(given.method) ? {} : { body: given.body }),
    });
    const location = response.headers.get('location');
    if (location !== null) assert.equal(new URL(location, url).origin, new URL(url).origin, location);
    checkAnswered(await readAnswer(response), JSON.stringify(given), around);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  },
});

export const server = [routes];
