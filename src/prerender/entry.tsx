/** The server entry: every page as if nothing were known of the visitor. */
import { prerender } from 'react-dom/static';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../machines/checks/languages.ts';
import { SLUGS } from '../../machines/landing/definitions.ts';
import { loadMessages } from '../../locales/messages.ts';
import { App } from '../App.tsx';
import { navigatorOf } from '../engine/engine.ts';
import { bareSnapshot, pageOf, pages, pathTo } from '../engine/pages.ts';
import { loadScreen, screenSource } from '../screens/screens.ts';
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

/** The pages that have an address of their own, the landing page one for each slug, with the source of their screens. */
export const prerendered = pages
  .filter(({ path, routable }) => path !== null && routable)
  .flatMap(({ id, screen }) =>
    (id === 'landing' ? [null, ...SLUGS] : [null]).map((slug) => ({
      id,
      slug,
      path: pathTo(id, slug),
      source: screenSource(screen),
    })),
  );
export type Prerendered = (typeof prerendered)[number];

const nowhere = navigatorOf(() => undefined);
const unreachable = () => Promise.reject(new Error('no language is changed while pre-rendering'));

/** The markup of a page, the head tags that go with it, and what is said where no script runs. */
export async function render({ id, slug, path }: Prerendered, { locale, prefix }: Variant, origin: string) {
  const bare = bareSnapshot(id, slug);
  const screen = pageOf(bare)?.screen;
  if (screen) await loadScreen(screen);
  const messages = await loadMessages(locale);
  const language = { locale, base: BASE + prefix, messages };
  const failures: unknown[] = [];
  const fail = (error: unknown) => {
    failures.push(error);
  };
  const { prelude } = await prerender(
    <App
      visit={null}
      bare={bare}
      navigator={nowhere}
      language={{ get: () => language, subscribe: () => () => undefined, change: unreachable }}
      onError={fail}
    />,
    // Else large content moves into hidden parts with inline scripts, which the policy forbids.
    { progressiveChunkSize: Infinity, onError: fail },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${id} in ${locale}`, { cause: failures[0] });
  return { html, head: headOf(path, locale, origin, messages), noscript: textIn(messages)('noscript') };
}

type Text = (key: string) => string;
const textIn =
  (messages: Awaited<ReturnType<typeof loadMessages>>): Text =>
  (key) =>
    (messages[key] ?? []).map((part) => ('value' in part && typeof part.value === 'string' ? part.value : '')).join('');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escape(content)}">`;

/** Canonical, alternates and Open Graph tags (D2); title and description come from the screen. */
function headOf(path: string, locale: Locale, origin: string, messages: Awaited<ReturnType<typeof loadMessages>>) {
  const text = textIn(messages);
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
