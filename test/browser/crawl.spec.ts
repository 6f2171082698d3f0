/** Every address in every language, as it is delivered: before any script (D2, D41). */
import type { APIRequestContext, Page } from '@playwright/test';
import { textsIn } from '../../locales/texts.ts';
import { LANGUAGES, LOCALES, type Locale } from '../../machines/domain/languages.ts';
import { otherSystems } from '../../machines/domain/runtime-configuration.ts';
import type { MessageKey } from '../../locales/messages.ts';
import { BEHAVIOURS } from '../../scripts/accessibility/behaviours.ts';
import { AUTHORITIES } from '../../src/screens/Accessibility/authorities.ts';
import { FACES } from '../../src/ui/faces.ts';
import { BRANDS } from '../../src/ui/shelf/brands.ts';
import { cutWords } from '../harness/cut-words.ts';
import { LANDING_TITLES } from '../model/browser/screens.ts';
import { alternatesOf, canonical, factsOf, prefixes, routes } from './delivered.ts';
import { expect, test } from './fixtures.ts';
import { isStyled } from './layout-shifts.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';

/** As Open Graph writes those of the specification. */
const OPEN_GRAPH: Readonly<Partial<Record<Locale, string>>> = {
  en: 'en_US',
  de: 'de_DE',
  it: 'it_IT',
  fr: 'fr_FR',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};

const openGraph = (locale: Locale): unknown => OPEN_GRAPH[locale] ?? expect.stringMatching(`^${locale}_\\w{2,3}$`);

/**
 * All documents below a prefix, in the order of the routes. A client that names no language is led nowhere else; one that
 * takes no compression is not waited for.
 */
async function crawl(page: Page, request: APIRequestContext, prefix: Prefix) {
  const documents = await Promise.all(
    routes.map(async ({ path }) => {
      const answer = await request.get(`/acquisition${prefix}${path}`, {
        maxRedirects: 0,
        headers: { 'accept-language': '', 'accept-encoding': 'identity' },
      });
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      return answer.text();
    }),
  );
  const facts = await page.evaluate(factsOf, documents);
  return routes.map((route, index) => ({ ...route, ...(facts[index] as (typeof facts)[number]) }));
}

test(`there are ${routes.length} routes, each with an address of its own`, () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  expect(routes.length).toBeGreaterThan(30);
});

/** Names that are nobody's to translate, and sentences that the accessibility statement marks as English. */
const NAMES = [
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...[...otherSystems.socialLinks, ...otherSystems.appLinks].map(({ name }) => name),
  ...otherSystems.deliveryPartners,
  ...BRANDS,
  ...AUTHORITIES.map(({ name }) => name),
  ...BEHAVIOURS.map(({ sentence }) => sentence),
];

for (const prefix of prefixes)
  test(`each page below '${prefix}': its head; no key, no brace, no English left over (spec 3, D2)`, async ({
    page,
    request,
    product,
  }) => {
    const locale = localeOf(prefix);
    const text = wordsIn(locale);
    // First: a prefix is remembered, and leads on from an address without one (D2).
    const english = locale === 'en' ? [] : await crawl(page, request, '');
    const pages = await crawl(page, request, prefix);
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
        // It comes behind the live page.
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
    // `check-messages` has looked at what a language says just as English does.
    const meant = new Set([...Object.values(own), ...NAMES]);
    const wrong = pages.flatMap(({ path, texts }, index) => {
      const alike = new Set(english[index]?.texts);
      const leftOver = texts.filter((text) => alike.has(text) && /\p{L}{2}/u.test(text) && !meant.has(text));
      const raw = texts.filter((text) => /[{}<>]/.test(text) || text in own);
      return [...leftOver, ...raw].map((text) => `${path}: ${text}`);
    });
    expect(wrong).toEqual([]);
    expect(pages.every(({ texts }) => texts.length > 8)).toBe(true);
  });

/** As every page of a visit but its first is drawn. */
async function drawWithFaces(page: Page) {
  await page.locator('#faces').evaluate((sheet: HTMLLinkElement) => {
    sheet.disabled = false;
  });
  await isStyled(page);
  await page.evaluate(async (faces) => {
    await Promise.all(faces.map((face) => document.fonts.load(face, document.body.textContent)));
    document.documentElement.dataset['faces'] = '';
  }, FACES);
}

test.describe('320 px wide', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });

  // A landing page of each layout: the others differ in accent and season alone.
  const LAYOUTS = [null, 'women', 'app'];
  const measured = routes.filter(({ slug }) => LAYOUTS.includes(slug));

  for (const locale of LOCALES)
    test(`${locale}: no words are cut off (WCAG 1.4.10)`, async ({ page }) => {
      const wrong: string[] = [];
      for (const { path } of measured) {
        await page.goto(`/acquisition/${locale}${path}`);
        await drawWithFaces(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const found = [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await page.evaluate(cutWords))];
        wrong.push(...found.map((flaw) => `${path}: ${flaw}`));
      }
      expect(wrong).toEqual([]);
    });
});

test('whatever leads nowhere says so in the language of its prefix (D3)', async ({ page, request }) => {
  for (const prefix of prefixes) {
    const answer = await request.get(`/acquisition${prefix}/no/where`, { headers: { 'accept-language': '' } });
    const [facts] = await page.evaluate(factsOf, [await answer.text()]);
    const text = wordsIn(localeOf(prefix));
    expect([answer.status(), facts?.head.language, facts?.head.title]).toEqual([
      404,
      localeOf(prefix),
      text('head.title', { page: text('notFound.page') }),
    ]);
  }
});
