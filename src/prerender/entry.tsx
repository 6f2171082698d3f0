/** The server entry: every page without visitor state, and the files for crawlers. */
import { prerender } from 'react-dom/static';
import { LOCALES } from '../../locales/languages.ts';
import { otherSystems } from '../../machines/domain/other-systems.ts';
import { SLUGS } from '../../machines/landing-pages/definitions.ts';
import { seasonSteps } from '../../machines/landing-pages/season.ts';
import { App } from '../App.tsx';
import { navigatorOf } from '../engine/visit/engine.ts';
import { createLanguageStore } from '../engine/language/language-store.ts';
import { bareSnapshot, pageOf, pages, pathTo } from '../engine/visit/pages.ts';
import { loadScreen } from '../screens/screens.ts';
import { BASE, manifestFile } from '../../machines/domain/site.ts';
import type { Variant } from './addresses.ts';
import { headOf } from './head.ts';
import { escape } from './markup.ts';
import { robots, sitemap } from './sitemap.ts';
import { textIn } from './texts.ts';
import { webManifest } from './web-manifest.ts';

export { rootAttributes } from '../../locales/languages.ts';
export { variants } from './addresses.ts';
export { CHOOSE_LANGUAGE } from './choose-language.ts';
export { PRE_HYDRATION } from './pre-hydration.ts';
export { BASE };

/** Pages with their own address, the landing page once per slug, with their screens. */
export const prerendered = pages
  .filter(({ path, routable, unlisted }) => path !== null && routable && !unlisted)
  .flatMap(({ id, screen, indexed }) =>
    (id === 'landing' ? [null, ...SLUGS] : [null]).map((slug) => ({
      id,
      slug,
      path: pathTo(id, slug),
      indexed,
      season: id === 'landing' ? seasonSteps(slug) : '',
      screen,
    })),
  );
type Prerendered = (typeof prerendered)[number];

const noNavigator = navigatorOf(() => undefined);

/** The markup of a page, its head tags, and its text for browsers without scripts. */
export async function render(page: Prerendered, { locale, prefix }: Variant, origin: string) {
  const { id, slug } = page;
  const bare = bareSnapshot(id, slug);
  const screen = pageOf(bare)?.screen;
  const language = createLanguageStore({ locale, base: BASE + prefix });
  if (screen) await loadScreen(screen, language);
  const failures: unknown[] = [];
  const fail = (error: unknown) => {
    failures.push(error);
  };
  const { prelude } = await prerender(
    <App visit={null} bare={bare} navigator={noNavigator} language={language} onError={fail} />,
    // Otherwise React would move large content into hidden parts with inline scripts, which the CSP forbids.
    { progressiveChunkSize: Infinity, onError: fail },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${id} in ${locale}`, { cause: failures[0] });
  const text = textIn(locale);
  return {
    html,
    head: headOf(page, locale, origin),
    noscript: `${escape(text('noscript'))} ${contactIn(text)}`,
    late: lateIn(text),
  };
}

/** Help contact without scripts: the built-in address, because the configured one is loaded by script. */
const contactIn = (text: (key: string) => string) =>
  `<a href="${escape(otherSystems.customerServiceUrl)}">${escape(text('layout.customerService'))}</a>`;

const lateWith = (id: string, words: string) =>
  `<div class="late" id="${id}" role="alert" hidden><p>${words}</p></div>`;
/** Notices for a browser that cannot run the script (D58), and for a late script; the link reloads the page. */
const lateIn = (text: (key: string) => string) =>
  lateWith('old', `${escape(text('late.outdated'))} ${contactIn(text)}`) +
  lateWith('late', `${escape(text('late.lead'))} <a href="">${escape(text('late.reload'))}</a> ${contactIn(text)}`);

/**
 * Further files, by name, with their content.
 * @param origin used in absolute URLs.
 */
export const filesFor = (origin: string): Readonly<Record<string, string>> => ({
  'robots.txt': robots(origin),
  'sitemap.xml': sitemap(
    prerendered.filter(({ indexed }) => indexed).map(({ path }) => path),
    origin,
  ),
  ...Object.fromEntries(LOCALES.map((locale) => [manifestFile(locale), JSON.stringify(webManifest(locale))])),
});
