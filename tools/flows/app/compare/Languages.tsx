import { useState } from 'react';
import { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, type Locale } from '../../../../locales/languages.ts';
import { compareLanguages } from '../../compare/comparisons.ts';
import { allSituations } from '../../situations/by-state.ts';
import { Choice } from '../shell/Choice.tsx';
import { useTexts } from '../use-texts.ts';
import { show, useView } from '../view.ts';
import { Chosen, idOf, SITUATIONS, Screens } from './Sides.tsx';
import { Differences } from './Differences.tsx';

const OPTIONS = LOCALES.map((value) => ({ value, name: LANGUAGES[value].name }));
const localeOf = (asked: string | null, otherwise: Locale): Locale => (isLocale(asked) ? asked : otherwise);

/** One situation in two languages: its screens, and each message next to its translation. */
export function Languages() {
  const { item, other: asked, situation: chosen } = useView();
  const one = localeOf(idOf(item), DEFAULT_LOCALE);
  const other = localeOf(asked, LOCALES.find((locale) => locale !== one) ?? one);
  const [ones, others] = [useTexts(one), useTexts(other)];
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [otherKeys, setOtherKeys] = useState<readonly string[]>([]);
  const situation = allSituations.find(({ id }) => id === chosen) ?? allSituations[0];
  if (!situation) return null;
  return (
    <>
      <Chosen kind="language" options={OPTIONS} one={one} other={other} />
      <Choice
        label="Situation"
        value={situation.id}
        options={SITUATIONS}
        onChoose={(id) => show({ situation: id, item: `language:${one}`, other })}
      />
      <Screens
        one={{ name: LANGUAGES[one].name, situation, language: one, onDrawn: setKeys }}
        other={{ name: LANGUAGES[other].name, situation, language: other, onDrawn: setOtherKeys }}
      />
      {ones && others && (
        <Differences
          differences={[compareLanguages({ keys, texts: ones }, { keys: otherKeys, texts: others })]}
          names={[`Only in ${LANGUAGES[one].name}`, `Only in ${LANGUAGES[other].name}`]}
        />
      )}
    </>
  );
}
