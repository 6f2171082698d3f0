/** Finds the rows of the witness table for a step: by event, then by the state before. */
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { OneOrMore, Row } from '../../witness/witness.types.ts';
import { CONDITIONS } from './conditions.ts';
import type { Happened } from './happening.ts';
import { placeOf } from './observe.ts';

export const listOf = <T>(given: OneOrMore<T> | undefined): readonly T[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as readonly T[]) : [given as T];

/** The events of a row, by the names of steps. */
export function happeningsOf(row: Row): readonly string[] {
  if ('arrives' in row) return [`arrives ${row.arrives}`];
  if ('press' in row) return [['press', row.press, ...listOf(row.given)].join(' ')];
  if ('time' in row) return [`time ${row.time}`];
  if ('network' in row) return [`network ${row.network}`];
  return listOf(row.of).flatMap((asked) => listOf(row.comes).map((what) => `${asked} ${what}`));
}

function isAt(row: Row, before: VisitSnapshot): boolean {
  const [on, flows] = [listOf(row.on), listOf(row.flow)];
  const place = placeOf(before);
  return (
    (on.includes(place) || (place !== 'boot' && on.includes('any page'))) &&
    (flows.length === 0 || flows.includes(before.context.flow)) &&
    listOf(row.when).every((condition) => CONDITIONS[condition](before)) &&
    !listOf(row.unless).some((condition) => CONDITIONS[condition](before))
  );
}

/** @returns a function that finds the rows for an event in a state. */
export function finderOf(rows: readonly Row[]): (before: VisitSnapshot, happened: Happened) => readonly Row[] {
  const byName = new Map<string, Row[]>();
  for (const row of rows) for (const name of happeningsOf(row)) byName.set(name, [...(byName.get(name) ?? []), row]);
  return (before, { name }) => (byName.get(name) ?? []).filter((row) => isAt(row, before));
}
