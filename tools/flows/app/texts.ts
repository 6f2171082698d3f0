/** The messages of one language, by their keys. They come when somebody first asks: the page opens without. */
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

/** What a promise of a language comes to; null: it has not come yet. @param begin of one function for good. */
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
