/** Assigns the parts of a drawing to columns. */
import { sized, type Card } from './card.ts';
import type { Choice, Part } from './layout.ts';

export const cardsIn = (part: Part): readonly Card[] =>
  'card' in part ? [part.card] : part.frame.parts.flatMap(cardsIn);

const begins = (part: Part): boolean => 'card' in part && part.card.isInitial;
/** By part: the sibling parts it leads to; initial parts stay at the left. */
function transitionsBetween(parts: readonly Part[]): ReadonlyMap<Part, ReadonlySet<Part>> {
  const holder = new Map(parts.flatMap((part) => cardsIn(part).map(({ id }) => [id, part] as const)));
  return new Map(
    parts.map((part) => {
      const ids = cardsIn(part).flatMap(({ rows }) => rows.flatMap(({ to }) => to));
      return [part, new Set(ids.flatMap((id) => holder.get(id) ?? []).filter((one) => one !== part && !begins(one)))];
    }),
  );
}

/** Approximate height of a part, in px. */
const heightOf = (part: Part, { cardWidth, withTechnical }: Choice): number =>
  'card' in part
    ? sized(part.card, cardWidth, withTechnical).height
    : sum(part.frame.parts.map((one) => heightOf(one, { cardWidth, withTechnical, columns: 1 })));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Parts without transitions between them: in order, in columns of about the same height. */
function evenly(parts: readonly Part[], choice: Choice): Part[][] {
  const many = choice.isWithin ? 1 : choice.columns;
  const fair = sum(parts.map((part) => heightOf(part, choice))) / many;
  const columns: Part[][] = [[]];
  let used = 0;
  for (const part of parts) {
    const height = heightOf(part, choice);
    if (used > 0 && used + height / 2 > fair * columns.length && columns.length < many) columns.push([]);
    columns.at(-1)?.push(part);
    used += height;
  }
  return columns;
}

const isNote = (part: Part): boolean => 'card' in part && part.card.kind === 'note';

/**
 * Puts each part to the right of all parts that lead to it; a cycle is cut where it closes. Parts without transitions
 * fill free space.
 */
export function columnsOf(parts: readonly Part[], choice: Choice): readonly (readonly Part[])[] {
  const ways = transitionsBetween(parts);
  const reached = new Set(ways.values().flatMap((to) => to));
  const isLoose = (part: Part) =>
    !reached.has(part) && (ways.get(part)?.size ?? 0) === 0 && !isNote(part) && !begins(part);
  const joined = parts.filter((part) => !isLoose(part));
  if (joined.every((part) => isNote(part) || begins(part))) return evenly(parts, choice);

  const column = new Map<Part, number>();
  const place = (part: Part, at: number, before: readonly Part[]) => {
    if (before.includes(part) || (column.get(part) ?? -1) >= at) return;
    column.set(part, at);
    for (const next of ways.get(part) ?? []) place(next, at + 1, [...before, part]);
  };
  for (const part of joined) if (!reached.has(part)) place(part, 0, []);
  for (const part of joined) if (!column.has(part)) place(part, 0, []);
  const columns: Part[][] = [];
  for (const part of joined) (columns[column.get(part) ?? 0] ??= []).push(part);
  for (const part of parts.filter(isLoose)) {
    const heights = columns.map((one) => sum(one.map((other) => heightOf(other, choice))));
    columns[heights.indexOf(Math.min(...heights))]?.push(part);
  }
  return columns;
}
