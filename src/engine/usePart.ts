/** A part of a screen that is fetched where it is wanted. */
import { useEffect, useState, type ComponentType } from 'react';
import { useLanguageStore, type LanguageStore } from './language.tsx';

/** Fetches the part, and begins to fetch what follows it. One function for each part: what it brought is kept. */
export type FetchPart<Props> = (language: LanguageStore) => Promise<ComponentType<Props>>;
const fetched = new Map<unknown, unknown>();

/**
 * @param absent called where it does not come; left out: nobody misses it.
 * @returns null until it is there.
 */
export function usePart<Props>(
  fetchPart: FetchPart<Props>,
  wanted: boolean,
  absent?: () => void,
): ComponentType<Props> | null {
  const language = useLanguageStore();
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || fetched.has(fetchPart)) return undefined;
    let here = true;
    fetchPart(language)
      .then((part) => {
        fetched.set(fetchPart, part);
        if (here) setArrived(true);
      })
      .catch(() => here && absent?.());
    return () => {
      here = false;
    };
  }, [fetchPart, wanted, absent, language]);
  return wanted ? ((fetched.get(fetchPart) as ComponentType<Props> | undefined) ?? null) : null;
}
