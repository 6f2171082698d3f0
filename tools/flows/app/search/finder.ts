/** The finder of one language, created on first use. */
import type { Locale } from '../../../../locales/languages.ts';
import type { Found } from '../../search/find.ts';
import { DATA } from '../decides/Decides.tsx';
import { situationsShowing } from '../use-pictures.ts';
import { loadTexts, useOfLanguage } from '../use-texts.ts';

type Find = (typed: string) => readonly Found[];

async function make(language: Locale): Promise<Find> {
  const [{ finderOf }, { searchItems: thingsIn }, texts] = await Promise.all([
    import('../../search/find.ts'),
    import('../../search/search-items.ts'),
    loadTexts(language),
  ]);
  return finderOf(thingsIn(DATA, texts, situationsShowing));
}

const made = new Map<Locale, Promise<Find>>();
function loadFinder(language: Locale): Promise<Find> {
  const finder = made.get(language) ?? make(language);
  made.set(language, finder);
  return finder;
}

const NOTHING: readonly Found[] = [];
/** Search results for the typed text. @param wanted if the search is in use; nothing is loaded before. */
export function useFound(typed: string, language: Locale, wanted: boolean): readonly Found[] {
  // The promise resolves to a function, which a React state setter would call.
  const finder = useOfLanguage(loadFinder, language, wanted);
  return finder && typed.trim() !== '' ? finder(typed) : NOTHING;
}
