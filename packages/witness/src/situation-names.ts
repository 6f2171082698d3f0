/** The structural key of a situation: its place, and the observations of its context on the relevant paths. */
import type { Contexts, Row } from './contexts.ts';
import type { Relevance } from './relevance.ts';
import type { Place } from './step.types.ts';

/** The relevant paths of one key. */
interface Projection {
  key: number;
  paths: readonly number[];
  /** Number of the observation on those paths, by the number of a value. */
  looks: number[];
  known: Map<string, number>;
}

/** Names of situations, valid until a new path becomes relevant. */
export function situationNames(contexts: Contexts, relevance: Relevance): (place: Place, row: Row) => string {
  /** Shared by places with the same relevant paths of a key. */
  const projections = new Map<string, Projection>();
  const counted: (readonly Projection[])[] = [];
  const projectionsAt = (place: Place): readonly Projection[] => {
    const paths = [...relevance.at(place)].sort((a, b) => a - b);
    const byKey = Map.groupBy(paths, (path) => contexts.paths[path]?.key ?? -1);
    return [...byKey].map(([key, ofKey]) => {
      const name = ofKey.join();
      const made = projections.get(name) ?? { key, paths: ofKey, looks: [], known: new Map<string, number>() };
      projections.set(name, made);
      return made;
    });
  };
  const lookOf = ({ key, paths, looks, known }: Projection, row: Row): number => {
    const id = row[key] as number;
    const before = looks[id];
    if (before !== undefined) return before;
    const name = paths.map((path) => contexts.see(path, row)).join();
    const look = known.get(name) ?? known.size;
    known.set(name, look);
    looks[id] = look;
    return look;
  };
  return (place, row) => {
    let name = String.fromCharCode(place.index);
    for (const one of (counted[place.index] ??= projectionsAt(place))) name += String.fromCharCode(lookOf(one, row));
    return name;
  };
}
