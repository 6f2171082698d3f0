/** In which column each part of a drawing stands. */
import { sized, type Card } from './card.ts';
import type { Choice, Part } from './layout.ts';

export const cardsIn = (part: Part): readonly Card[] =>
  'card' in part ? [part.card] : part.frame.parts.flatMap(cardsIn);

const begins = (part: Part): boolean => 'card' in part && part.card.isInitial;
/** By part: the parts beside it that it leads to; what begins has its place at the left. */
function waysBetween(parts: readonly Part[]): ReadonlyMap<Part, ReadonlySet<Part>> {
  const holder = new Map(parts.flatMap((part) => cardsIn(part).map(({ id }) => [id, part] as const)));
  return new Map(
    parts.map((part) => {
      const ids = cardsIn(part).flatMap(({ rows }) => rows.flatMap(({ to }) => to));
      return [part, new Set(ids.flatMap((id) => holder.get(id) ?? []).filter((one) => one !== part && !begins(one)))];
    }),
  );
}

/** About how high a part will be, in pixels. */
const heightOf = (part: Part, { cardWidth, withTechnical }: Choice): number =>
  'card' in part
    ? sized(part.card, cardWidth, withTechnical).height
    : sum(part.frame.parts.map((one) => heightOf(one, { cardWidth, withTechnical, columns: 1 })));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Parts between which no way leads: in their order, in columns about as high as each other. */
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
 * Each part to the right of all that lead to it; a circle is cut where it closes. What nothing leads to, and which leads nowhere, goes
 * where there is room.
 */
export function columnsOf(parts: readonly Part[], choice: Choice): readonly (readonly Part[])[] {
  const ways = waysBetween(parts);
  const ledTo = new Set(ways.values().flatMap((to) => to));
  const isLoose = (part: Part) =>
    !ledTo.has(part) && (ways.get(part)?.size ?? 0) === 0 && !isNote(part) && !begins(part);
  const joined = parts.filter((part) => !isLoose(part));
  if (joined.every((part) => isNote(part) || begins(part))) return evenly(parts, choice);

  const column = new Map<Part, number>();
  const place = (part: Part, at: number, before: readonly Part[]) => {
    if (before.includes(part) || (column.get(part) ?? -1) >= at) return;
    column.set(part, at);
    for (const next of ways.get(part) ?? []) place(next, at + 1, [...before, part]);
  };
  for (const part of joined) if (!ledTo.has(part)) place(part, 0, []);
  for (const part of joined) if (!column.has(part)) place(part, 0, []);
  const columns: Part[][] = [];
  for (const part of joined) (columns[column.get(part) ?? 0] ??= []).push(part);
  for (const part of parts.filter(isLoose)) {
    const heights = columns.map((one) => sum(one.map((other) => heightOf(other, choice))));
    columns[heights.indexOf(Math.min(...heights))]?.push(part);
  }
  return columns;
}
