/** Every address of the site, and the content of its document before any script runs. */
import type { Locale } from '../../locales/languages.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../locales/languages.ts';
import { SLUGS } from '../../machines/landing-pages/definitions.ts';
import { SCREEN_GROUPS, type ScreenWithPart } from '../../src/engine/language/page-messages.ts';
import { pages, pathTo } from '../../src/engine/visit/pages.ts';
import type { Prefix } from './shown-messages.ts';

/** Public addresses, read from the chart; the landing page once for each slug. */
export const routes = pages
  .filter(({ path, routable, unlisted }) => path !== null && routable && !unlisted)
  .flatMap(({ id, screen, indexed }) =>
    (id === 'landing' ? [null, ...SLUGS] : [null]).map((slug) => ({
      path: pathTo(id, slug),
      slug,
      /** The page's own message group. */
      group: SCREEN_GROUPS[screen as ScreenWithPart][0] ?? '',
      indexed: indexed ?? false,
    })),
  );

export const prefixes: readonly Prefix[] = ['', ...LOCALES.map((locale) => `/${locale}` as const)];

/** The canonical address of a page in a language (D2). */
export const canonical = (path: string, locale: Locale, origin: string) =>
  `${origin}/acquisition${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;
export const alternatesOf = (path: string, origin: string): readonly (readonly [string, string])[] => [
  ...LOCALES.map((locale) => [locale, canonical(path, locale, origin)] as const),
  ['x-default', canonical(path, 'en', origin)],
];

/** Runs in a page, as source text: the content of parsed documents, which are not rendered. */
export function factsOf(documents: readonly string[]) {
  const read = (html: string) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null;
    const links = (rel: string) => [...page.querySelectorAll(`link[rel="${rel}"]`)];
    const metas = [...page.querySelectorAll('meta[property^="og:"]')].map(
      (tag) => [tag.getAttribute('property') ?? '', tag.getAttribute('content') ?? ''] as const,
    );
    const elements = [...page.querySelectorAll('*')];
    const described =
      'meta[name="description"], meta[property^="og:title"], [property^="og:desc"], [property="og:image:alt"]';
    const texts = Array.from(page.querySelectorAll(described), (tag) => tag.getAttribute('content') ?? '');
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script')) texts.push(walker.currentNode.textContent ?? '');
    for (const element of elements)
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const label = element.id ? page.querySelector(`label[for="${element.id}"]`) : null;
      const own = element.matches('a, button') ? element : (label ?? element.closest('label'));
      return element.getAttribute('aria-label') ?? textOf(ids.length > 0 ? page.getElementById(ids[0] ?? '') : own);
    };
    /** Names shared by several elements, except links to the same target. */
    const ambiguous = (selector: string) => {
      const named = Map.groupBy(page.querySelectorAll(selector), nameOf);
      const places = (all: readonly Element[]) => new Set(all.map((one) => one.getAttribute('href') ?? one));
      return [...named].flatMap(([name, all]) => (name !== '' && places(all).size > 1 ? [name] : []));
    };
    return {
      head: {
        language: page.documentElement.lang,
        title: page.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: links('canonical').map((link) => link.getAttribute('href')),
        alternates: links('alternate').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        robots: attribute('meta[name="robots"]', 'content'),
        application: attribute('meta[name="application-name"]', 'content'),
        homeScreen: attribute('meta[name="apple-mobile-web-app-title"]', 'content'),
        grounds: [...page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media, content }) => [
          media,
          content,
        ]),
        manifest: links('manifest').map((link) => link.getAttribute('href')),
        og: Object.fromEntries(metas.filter(([name]) => name !== 'og:locale:alternate')),
        otherLocales: metas.filter(([name]) => name === 'og:locale:alternate').map(([, content]) => content),
        ambiguous: [
          ...ambiguous('form, section, nav, aside, input:not([type=hidden]), select, textarea, button'),
          ...ambiguous('a[href]'),
        ],
        headings: page.querySelectorAll('h1').length,
        mains: page.querySelectorAll('main').length,
        styled: page.querySelectorAll('[style]').length,
        styles: page.querySelectorAll('style').length,
        // Nothing blocks the first paint: scripts are requested at the end of the document, and run after it.
        fetched: [
          ...page.querySelectorAll<HTMLElement>(
            'link[rel="stylesheet"]:not([disabled]), link[rel="preload"], script[src]',
          ),
        ]
          .filter((element) => !element.closest('noscript'))
          .map((element) => element.outerHTML),
        handlers: elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      },
      texts: [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== ''),
    };
  };
  return documents.map(read);
}
