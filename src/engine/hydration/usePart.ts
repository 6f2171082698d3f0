/** A lazily loaded part of a screen. */
import { useEffect, useState, type ComponentType } from 'react';
import { useReport, type Report } from '../visit/hooks.tsx';
import { useLanguageStore } from '../language/language.tsx';
import type { LanguageStore } from '../language/language-store.ts';

/** Loads the part, and starts prefetching what follows it. One function per part: its result is cached. */
export type FetchPart<Props> = (language: LanguageStore) => Promise<ComponentType<Props>>;
const fetched = new Map<unknown, unknown>();

/**
 * @param failureEvent the event sent to the visit if loading fails; optional.
 * @returns null until it is loaded.
 */
export function usePart<Props>(
  fetchPart: FetchPart<Props>,
  wanted: boolean,
  failureEvent?: Report,
): ComponentType<Props> | null {
  const language = useLanguageStore();
  const report = useReport();
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || fetched.has(fetchPart)) return undefined;
    let mounted = true;
    fetchPart(language)
      .then((part) => {
        fetched.set(fetchPart, part);
        if (mounted) setArrived(true);
      })
      .catch(() => mounted && failureEvent && report(failureEvent));
    return () => {
      mounted = false;
    };
  }, [fetchPart, wanted, failureEvent, report, language]);
  return wanted ? ((fetched.get(fetchPart) as ComponentType<Props> | undefined) ?? null) : null;
}
