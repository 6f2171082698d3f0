/** What pages prefetch, once they are live and idle, for the visitor's next step. */
import type { Locale } from '../../../locales/languages.ts';
import { pages } from '../../../machines/pages.ts';
import { chunksOfPage } from '../../../tools/build/chunks.ts';
import { filesOf } from './site.ts';

/**
 * Pages with a prefetch budget, and what they prefetch besides the next screens: the call module, unless the page has
 * loaded it itself (the form has, to look up its invitation), and the rules of the form.
 */
const BESIDE = {
  Landing: ['network'],
  CodeEntry: ['network'],
  RegistrationForm: ['registration.schema'],
} as const;
type FetchingAhead = keyof typeof BESIDE;
export const FETCHING_AHEAD = Object.keys(BESIDE) as readonly FetchingAhead[];

const everythingOf = (chunks: readonly string[]) => Object.values(filesOf(chunks)).flat();

/** Scripts and styles that a page prefetches, by their names in the manifest; without fonts. */
export function filesAhead(screen: FetchingAhead, locale: Locale): readonly string[] {
  const next = new Set(pages.flatMap((page) => (page.screen === screen ? (page.next ?? []) : [])));
  const following = pages.filter(({ id }) => next.has(id)).flatMap((page) => chunksOfPage(page.screen, locale));
  const own = chunksOfPage(screen, locale);
  const there = new Set(everythingOf(own));
  return everythingOf([...own, ...BESIDE[screen], ...following]).filter((file) => !there.has(file));
}
