import { useEffect, useState } from 'react';
import type { Locale } from '../../../machines/domain/languages.ts';
import type { Found } from '../../search/find.ts';
import { loadFinder, type Find } from './finder.ts';

const NOTHING: readonly Found[] = [];

/** What is found by what is typed. @param wanted whether somebody looks for something: until then nothing is loaded. */
export function useFound(typed: string, language: Locale, wanted: boolean): readonly Found[] {
  const [finder, setFinder] = useState<{ language: Locale; find: Find } | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted)
      void loadFinder(language).then((find) => {
        if (current) setFinder({ language, find });
      });
    return () => {
      current = false;
    };
  }, [language, wanted]);
  return finder && typed.trim() !== '' ? finder.find(typed) : NOTHING;
}
