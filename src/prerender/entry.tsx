/** The server entry: every page as if nothing were known of the visitor, and what machines read of the site. */
import { prerender } from 'react-dom/static';
import { LOCALES } from '../../machines/domain/languages.ts';
import { otherSystems } from '../../machines/domain/other-systems.ts';
import { SLUGS } from '../../machines/landing/definitions.ts';
import { seasonSteps } from '../../machines/landing/season.ts';
import { App } from '../App.tsx';
import { navigatorOf } from '../engine/engine.ts';
import { createLanguageStore } from '../engine/language-store.ts';
import { bareSnapshot, pageOf, pages, pathTo } from '../engine/pages.ts';
import { loadScreen } from '../screens/screens.ts';
import { BASE, manifestFile } from '../site.ts';
import type { Variant } from './addresses.ts';
import { headOf } from './head.ts';
import { escape } from './markup.ts';
import { robots, sitemap } from './sitemap.ts';
import { textIn } from './texts.ts';
import { webManifest } from './web-manifest.ts';

export { rootAttributes } from '../../machines/domain/languages.ts';
export { variants } from './addresses.ts';
export { CHOOSE_LANGUAGE } from './choose-language.ts';
export { PRE_HYDRATION } from './pre-hydration.ts';
export { BASE };

/** The pages that have an address of their own, the landing page one for each slug, with their screens. */
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
export type Prerendered = (typeof prerendered)[number];

const nowhere = navigatorOf(() => undefined);

/** The markup of a page, the head tags that go with it, and what is said where no script runs. */
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
    <App visit={null} bare={bare} navigator={nowhere} language={language} onError={fail} />,
    // Else large content moves into hidden parts with inline scripts, which the policy forbids.
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

/** Who helps where no script does: by the address that is built in, for what is configured is asked for by the script. */
const contactIn = (text: (key: string) => string) =>
  `<a href="${escape(otherSystems.customerServiceUrl)}">${escape(text('layout.customerService'))}</a>`;

const lateWith = (id: string, words: string) =>
  `<div class="late" id="${id}" role="alert" hidden><p>${words}</p></div>`;
/** What is said to a browser that can't run the script (D58), and where it is late; the link loads the page that it stands on. */
const lateIn = (text: (key: string) => string) =>
  lateWith('old', `${escape(text('late.outdated'))} ${contactIn(text)}`) +
  lateWith('late', `${escape(text('late.lead'))} <a href="">${escape(text('late.reload'))}</a> ${contactIn(text)}`);

/** Files beside the documents, by name, with their text. @param origin goes into absolute addresses. */
export const filesFor = (origin: string): Readonly<Record<string, string>> => ({
  'robots.txt': robots(origin),
  'sitemap.xml': sitemap(
    prerendered.filter(({ indexed }) => indexed).map(({ path }) => path),
    origin,
  ),
  ...Object.fromEntries(LOCALES.map((locale) => [manifestFile(locale), JSON.stringify(webManifest(locale))])),
});
