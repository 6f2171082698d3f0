/** A part of a screen that is fetched where it is wanted. */
import { useEffect, useState, type ComponentType } from 'react';
import { useReport, type Report } from './hooks.tsx';
import { useLanguageStore } from './language.tsx';
import type { LanguageStore } from './language-store.ts';

/** Fetches the part, and begins to fetch what follows it. One function for each part: what it brought is kept. */
export type FetchPart<Props> = (language: LanguageStore) => Promise<ComponentType<Props>>;
const fetched = new Map<unknown, unknown>();

/**
 * @param missed what the visit is told where it does not come; left out: nothing.
 * @returns null until it is there.
 */
export function usePart<Props>(
  fetchPart: FetchPart<Props>,
  wanted: boolean,
  missed?: Report,
): ComponentType<Props> | null {
  const language = useLanguageStore();
  const report = useReport();
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || fetched.has(fetchPart)) return undefined;
    let here = true;
    fetchPart(language)
      .then((part) => {
        fetched.set(fetchPart, part);
        if (here) setArrived(true);
      })
      .catch(() => here && missed && report(missed));
    return () => {
      here = false;
    };
  }, [fetchPart, wanted, missed, report, language]);
  return wanted ? ((fetched.get(fetchPart) as ComponentType<Props> | undefined) ?? null) : null;
}
