/** The messages of one language, by key; loaded on first use. */
import { useEffect, useState } from 'react';
import { textsOf } from '../../../locales/figures.ts';
import type { Group } from '../../../locales/keys.ts';
import type { Locale } from '../../../locales/languages.ts';

export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Group>('../../../locales/*.json', { import: 'default' });
const loaded = new Map<Locale, Promise<Texts>>();

async function load(language: Locale): Promise<Texts> {
  const file = await files[`../../../locales/${language}.json`]?.();
  return file ? textsOf(file, language) : {};
}
export function loadTexts(language: Locale): Promise<Texts> {
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  return texts;
}

/** The resolved value of a promise of a language; null until it resolves. @param begin must be a stable function. */
export function useOfLanguage<T>(begin: (language: Locale) => Promise<T>, language: Locale, wanted = true): T | null {
  const [has, setHas] = useState<{ language: Locale; value: T } | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted)
      void begin(language).then((value) => {
        if (current) setHas({ language, value });
      });
    return () => {
      current = false;
    };
  }, [begin, language, wanted]);
  return has && has.value;
}
export const useTexts = (language: Locale): Texts | null => useOfLanguage(loadTexts, language);
