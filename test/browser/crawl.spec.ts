/** Every address in every language, as delivered: before any script (D2, D41). */
import type { Page } from '@playwright/test';
import { textsIn } from '../../locales/texts.ts';
import { LANGUAGES, LOCALES, type Locale } from '../../locales/languages.ts';
import { otherSystems } from '../../machines/domain/other-systems.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { readBehaviours } from '../../tools/check/accessibility/behaviours.ts';
import { AUTHORITIES } from '../../src/screens/Accessibility/authorities.ts';
import { DARK_PAPER, PAPER } from '../../src/ui/paper.ts';
import { BRANDS } from '../../src/ui/shelf/brands.ts';
import { LANDING_TITLES } from '../model/browser/distinct-screens.ts';
import { alternatesOf, canonical, factsOf, prefixes, routes } from './delivered.ts';
import { expect, test } from './fixtures.ts';
import { localeOf, wordsIn, type Prefix } from './shown-messages.ts';

/** Open Graph names of the specified locales. */
const OPEN_GRAPH: Readonly<Partial<Record<Locale, string>>> = {
  en: 'en_GB',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};

const openGraph = (locale: Locale): unknown => OPEN_GRAPH[locale] ?? expect.stringMatching(`^${locale}_\\w{2,3}$`);

/** The document for a client without language, cookies and compression. */
async function documentAt(address: string, status = 200): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
  expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
    address,
    status,
    'text/html; charset=utf-8',
  ]);
  return answer.text();
}
/** All documents below a prefix, in route order. */
async function crawl(page: Page, origin: string, prefix: Prefix) {
  const documents = await Promise.all(routes.map(({ path }) => documentAt(`${origin}/acquisition${prefix}${path}`)));
  const facts = await page.evaluate(factsOf, documents);
  return routes.map((route, index) => ({ ...route, ...(facts[index] as (typeof facts)[number]) }));
}

test('each route has its address, share picture and given texts (spec 5, 8, D2)', async ({
  page,
  request,
  product,
}) => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  expect(routes.length).toBeGreaterThan(30);
  const [facts] = await page.evaluate(factsOf, [await documentAt(`${product.url}/acquisition/`)]);
  const picture = await request.get(facts?.head.og['og:image'] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const text = wordsIn('en');
  expect([
    text('problem.network'),
    text('problem.technical').split('.')[0],
    `${text('deny.heading')} ${text('deny.invalidSecond')}`,
    text('lobby.listedLead'),
  ]).toEqual([
    'Network issue detected. Please verify your internet connection and retry.',
    'Due to a technical issue our store is not available at the moment',
    'Access denied. Your invitation is invalid.',
    'You’re already on the waiting list. We’ll reach out to you shortly.',
  ]);
});

/** Names that are not translated, and sentences that the accessibility statement marks as English. */
const NAMES = [
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...[...otherSystems.socialLinks, ...otherSystems.appLinks].map(({ name }) => name),
  ...otherSystems.deliveryPartners,
  ...BRANDS,
  ...AUTHORITIES.map(({ name }) => name),
  ...readBehaviours().map(({ sentence }) => sentence),
];

test('each page in each language has its head and no English text (spec 3, D2) [A6]', async ({ page, product }) => {
  const english = await crawl(page, product.url, '');
  for (const prefix of prefixes) {
    const locale = localeOf(prefix);
    const text = wordsIn(locale);
    const pages = await crawl(page, product.url, prefix);
    for (const { path, slug, group, indexed, head } of pages)
      expect(head, path).toEqual({
        language: locale,
        title: text('head.title', { page: text(LANDING_TITLES[slug ?? ''] ?? (`${group}.page` as MessageKey)) }),
        description: text(`${group}.description` as MessageKey),
        canonical: [canonical(path, locale, product.url)],
        alternates: alternatesOf(path, product.url),
        robots: indexed ? null : 'noindex',
        application: text('head.name'),
        homeScreen: text('head.appleMobileWebappTitle'),
        grounds: [
          ['(prefers-color-scheme: light)', PAPER],
          ['(prefers-color-scheme: dark)', DARK_PAPER],
        ],
        // Added once the page is live.
        manifest: [],
        og: {
          'og:title': text('head.og:title'),
          'og:description': text('head.og:description'),
          'og:site_name': text('head.og:site_name'),
          'og:type': 'website',
          'og:url': canonical(path, locale, product.url),
          'og:locale': openGraph(locale),
          'og:image': expect.stringMatching(new RegExp(`^${product.url}/acquisition/assets/share-[\\w-]+\\.png$`)),
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': text('head.og:image:alt'),
        },
        otherLocales: LOCALES.filter((other) => other !== locale).map((other) => openGraph(other)),
        ambiguous: [],
        headings: 1,
        mains: 1,
        styled: 0,
        styles: 1,
        fetched: [],
        handlers: [],
      });
    const own = textsIn(locale);
    // `check-messages` covers messages that equal the English ones.
    const meant = new Set([...Object.values(own), ...NAMES]);
    const wrong = pages.flatMap(({ path, texts }, index) => {
      const alike = new Set(locale === 'en' ? [] : english[index]?.texts);
      const leftOver = texts.filter((text) => alike.has(text) && /\p{L}{2}/u.test(text) && !meant.has(text));
      const raw = texts.filter((text) => /[{}<>]/.test(text) || text in own);
      return [...leftOver, ...raw].map((text) => `${path}: ${text}`);
    });
    expect(wrong).toEqual([]);
    expect(pages.every(({ texts }) => texts.length > 8)).toBe(true);
  }
});

test('the 404 page uses the language of the prefix (D3) [A7]', async ({ page, product }) => {
  const documents = prefixes.map((prefix) => documentAt(`${product.url}/acquisition${prefix}/no/where`, 404));
  const facts = await page.evaluate(factsOf, await Promise.all(documents));
  expect(facts.map(({ head }) => [head.language, head.title])).toEqual(
    prefixes.map((prefix) => {
      const text = wordsIn(localeOf(prefix));
      return [localeOf(prefix), text('head.title', { page: text('notFound.page') })];
    }),
  );
});
