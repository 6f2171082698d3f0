/** The server entry: every page as if nothing were known of the visitor. */
import { prerender } from 'react-dom/static';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../machines/checks/languages.ts';
import { SLUGS } from '../../machines/landing/definitions.ts';
import { timesOf } from '../../machines/landing/season.ts';
import { textsOf } from '../../locales/claims.ts';
import type { Group } from '../../locales/keys.ts';
import { App } from '../App.tsx';
import { navigatorOf } from '../engine/engine.ts';
import { createLanguageStore } from '../engine/language.tsx';
import { bareSnapshot, pageOf, pages, pathTo } from '../engine/pages.ts';
import { loadScreen, screenSources } from '../screens/screens.ts';
import { BASE } from '../site.ts';
import { fontPreloads } from '../ui/font-preloads.ts';
import sharePicture from '../ui/art/share.png';
import touchIcon from '../ui/art/apple-touch-icon.png';
import favicon from '../ui/art/favicon.svg';

export { HELD } from './held.ts';
export { BASE, LOCALES, fontPreloads };

export interface Variant {
  locale: Locale;
  /** In front of a path: '' or '/de'. */
  prefix: string;
}
/** Every address a page has: without a prefix, and with each language's. */
export const variants: readonly Variant[] = [
  { locale: DEFAULT_LOCALE, prefix: '' },
  ...LOCALES.map((locale) => ({ locale, prefix: `/${locale}` })),
];

/** The pages that have an address of their own, the landing page one for each slug, with the sources of their screens. */
export const prerendered = pages
  .filter(({ path, routable, unlisted }) => path !== null && routable && !unlisted)
  .flatMap(({ id, screen }) =>
    (id === 'landing' ? [null, ...SLUGS] : [null]).map((slug) => ({
      id,
      slug,
      path: pathTo(id, slug),
      season: id === 'landing' ? timesOf(slug) : '',
      sources: (locale: Locale) => screenSources(screen, locale),
    })),
  );
export type Prerendered = (typeof prerendered)[number];

const nowhere = navigatorOf(() => undefined);

/** The markup of a page, the head tags that go with it, and what is said where no script runs. */
export async function render({ id, slug, path }: Prerendered, { locale, prefix }: Variant, origin: string) {
  const bare = bareSnapshot(id, slug);
  const screen = pageOf(bare)?.screen;
  const language = createLanguageStore({ locale, base: BASE + prefix });
  if (screen) await loadScreen(screen, language);
  const failures: unknown[] = [];
  const fail = (error: unknown) => {
    failures.push(error);
  };
  const { prelude } = await prerender(
    <App visit={null} bare={bare} navigator={nowhere} language={language} onError={fail} />,
    // Else large content moves into hidden parts with inline scripts, which the policy forbids.
    { progressiveChunkSize: Infinity, onError: fail },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${id} in ${locale}`, { cause: failures[0] });
  const text = textIn(locale);
  return { html, head: headOf(path, locale, origin), noscript: escape(text('noscript')), late: lateIn(text) };
}

const files = import.meta.glob<Group>('../../locales/*.json', { eager: true, import: 'default' });
/** Messages without arguments, some of which no page loads. */
const textIn = (locale: Locale) => {
  const texts = textsOf(files[`../../locales/${locale}.json`] ?? {}, locale);
  return (key: string) => texts[key] ?? '';
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escape(content)}">`;

/** What is said where the script is late; the link loads the page that it stands on. */
const lateIn = (text: (key: string) => string) =>
  `<div class="late" id="late" role="alert" hidden><p>${escape(text('late.lead'))} <a href="">${escape(text('late.reload'))}</a></p></div>`;

/** Canonical, alternates and Open Graph tags (D2); title and description come from the screen. */
function headOf(path: string, locale: Locale, origin: string) {
  const text = textIn(locale);
  const address = (prefix: string) => `${origin}${BASE}${prefix}${path}`;
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escape(href)}">`;
  return [
    link('canonical', address(locale === DEFAULT_LOCALE ? '' : `/${locale}`)),
    ...LOCALES.map((other) =>
      link('alternate', address(other === DEFAULT_LOCALE ? '' : `/${other}`), ` hreflang="${other}"`),
    ),
    link('alternate', address(''), ' hreflang="x-default"'),
    meta('name', 'application-name', text('head.name')),
    meta('name', 'apple-mobile-web-app-title', text('head.appleMobileWebappTitle')),
    meta('property', 'og:title', text('head.ogTitle')),
    meta('property', 'og:description', text('head.ogDescription')),
    meta('property', 'og:site_name', text('head.ogSiteName')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', locale),
    meta('property', 'og:image', origin + sharePicture),
    link('icon', favicon, ' type="image/svg+xml"'),
    link('apple-touch-icon', touchIcon),
  ].join('');
}
