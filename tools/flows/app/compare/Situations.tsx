import { useState } from 'react';
import { compareSituations } from '../../compare/comparisons.ts';
import { allSituations } from '../../situations/by-state.ts';
import { useTexts } from '../use-texts.ts';
import { useView } from '../view.ts';
import { Chosen, idOf, SITUATIONS, Screens } from './Sides.tsx';
import { Differences } from './Differences.tsx';

const situationOf = (id: string | null) => allSituations.find((one) => one.id === id);
/** Shown if the address names no situations. */
const FIRST = ['Landing.uninvited', 'Landing.invited'] as const;

/** Compares two situations: screens, controls, messages and states. */
export function Situations() {
  const { item, other: asked, language } = useView();
  const texts = useTexts(language);
  const [keys, setKeys] = useState<Readonly<Record<string, readonly string[]>>>({});
  const one = situationOf(idOf(item)) ?? situationOf(FIRST[0]);
  const other = situationOf(asked) ?? situationOf(FIRST[1]);
  if (!one || !other) return null;
  const drawn = ({ id }: typeof one) => ({ situation: id === one.id ? one : other, keys: keys[id] ?? [] });
  const onDrawnOf =
    ({ id }: typeof one) =>
    (keys: readonly string[]) =>
      setKeys((before) => ({ ...before, [id]: keys }));
  return (
    <>
      <Chosen kind="situation" options={SITUATIONS} one={one.id} other={other.id} />
      <Screens
        one={{ name: one.name, situation: one, language, onDrawn: onDrawnOf(one) }}
        other={{ name: other.name, situation: other, language, onDrawn: onDrawnOf(other) }}
      />
      {texts && (
        <Differences
          differences={compareSituations(drawn(one), drawn(other), texts)}
          names={[`Only: ${one.name}`, `Only: ${other.name}`]}
        />
      )}
    </>
  );
}
