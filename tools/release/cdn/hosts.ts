/**
 * Rules for hosts of static files: `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them, and for the latter a worker
 * that hands on what is the server's. A host merges rules that match one address, so no header stands in two of them.
 */
import { cacheControlOf } from '../../../graphql/backend/site/answer.ts';
import type { RuntimeDefaults } from '../../../graphql/backend/site/runtime-defaults.ts';
import { meantAddress, meantWords } from '../../../graphql/backend/site/meant-address.ts';
import { DEFAULT_LOCALE } from '../../../machines/domain/languages.ts';
import { BASE } from '../../../src/site.ts';
import { PREFIXES, type StaticSite } from './static-site.ts';

/** What Cloudflare Pages takes; Netlify has no such limits. */
export const LIMITS = { headerRules: 100, headerLine: 2000, staticRedirects: 2000, workerRoutes: 100 } as const;

/** Addresses that are the server's, whatever comes behind `*`. */
const OF_THE_SERVER: readonly string[] = [
  '/graphql',
  '/api/*',
  '/sub/*',
  '/entrance/*',
  '/.well-known/*',
  ...PREFIXES.map((prefix) => `${prefix}/newsletter/unsubscribe`),
];

/** One policy for all documents: it allows the styles of each. A document's own needs a rule for each document. */
const allStyles = ({ pages, notFound }: StaticSite): string =>
  [...new Set([...pages, ...notFound.values()].map(({ styleHashes }) => styleHashes))].join(' ');

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `_headers`. Without a rule both hosts have a document asked for each time. @param answerHeaders of every answer. */
export const headerRules = (site: StaticSite, answerHeaders: Readonly<Record<string, string>>): string =>
  `${[
    rule('/*', { ...answerHeaders, ...site.documentHeaders(allStyles(site)) }),
    rule(`${BASE}/assets/*`, { 'cache-control': cacheControlOf({ immutable: true }) }),
  ].join('\n')}\n`;

/** Guessed addresses lead to the pages that were meant. Not to other systems: a host would add the query, and a code or token with it. */
const meant = (site: StaticSite, { entrancePageConfig }: RuntimeDefaults): string[] => {
  const pages = site.pages.map(({ address }) => address);
  return [BASE, ...PREFIXES].flatMap((prefix) =>
    meantWords().flatMap((word) => {
      const found = meantAddress(`${prefix.slice(BASE.length)}${word}`, pages.values(), entrancePageConfig);
      return found && 'page' in found ? [`${prefix}${word} ${found.page} 302`] : [];
    }),
  );
};

/** `_redirects` of both: the first that matches holds. */
const redirects = (site: StaticSite, defaults: RuntimeDefaults): string[] => [
  `/ ${BASE}/ 302`,
  ...meant(site, defaults),
];

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** @param backEnd origin of the server. @returns files beside the site's, by their names. */
export const netlifyFiles = (
  site: StaticSite,
  defaults: RuntimeDefaults,
  backEnd: string,
): Readonly<Record<string, string>> => ({
  _redirects: text([
    ...OF_THE_SERVER.map((path) => `${path} ${backEnd}${path.replace('*', ':splat')} 200!`),
    ...redirects(site, defaults),
    ...[...site.notFound].flatMap(([locale, { file }]) =>
      locale === DEFAULT_LOCALE ? [] : [`${BASE}/${locale}/* ${file} 404`],
    ),
    `/* ${BASE}/404.html 404`,
  ]),
});

/** A request goes on as it came, with the visitor's address where the server looks for it (`TRUST_PROXY`). */
const worker = (backEnd: string): string => `export default {
  fetch(request) {
    const { pathname, search } = new URL(request.url);
    const handedOn = new Request(${JSON.stringify(backEnd)} + pathname + search, request);
    handedOn.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip') ?? '');
    return fetch(handedOn, { redirect: 'manual' });
  },
};
`;

/** As `netlifyFiles`: of pages that are not there Cloudflare shows the nearest `404.html` by itself. */
export const cloudflareFiles = (
  site: StaticSite,
  defaults: RuntimeDefaults,
  backEnd: string,
): Readonly<Record<string, string>> => ({
  _redirects: text(redirects(site, defaults)),
  '_routes.json': JSON.stringify({ version: 1, include: OF_THE_SERVER, exclude: [] }),
  '_worker.js': worker(backEnd),
});
