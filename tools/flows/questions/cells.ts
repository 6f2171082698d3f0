/** Builds rows of answers. */
import { pageStateOf, wordOf } from '../charts/facts.ts';
import { fullNameOf, nameOfPage, sentence } from '../words/say.ts';
import type { State } from '../charts/facts.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { Answer, Cell, Table } from './answer.types.ts';

export const say = (text: string): Cell => ({ text: sentence(text), state: null });
/** A name or a figure, unchanged. */
export const plain = (text: string): Cell => ({ text, state: null });
export const none: Cell = { text: '–', state: null };
/** @param text replaces its full name. */
export const link = (state: State, text: string = fullNameOf(state)): Cell => ({ text, state: wordOf(state) });
/** The target of a transition; null if it stays. */
export const target = (to: State | null): Cell => (to === null ? plain('stays') : link(to));
export const pageLink = (page: PageId): Cell => link(pageStateOf(page), nameOfPage(page));
/** Several names in one cell, unchanged. */
export const list = (texts: readonly string[]): Cell =>
  texts.length === 0 ? none : plain([...new Set(texts)].join(', '));

/** Several clauses in one cell, separated by commas, or by semicolons if a clause contains a comma. */
export const sayAll = (clauses: readonly string[]): Cell =>
  clauses.length === 0 ? none : say([...new Set(clauses)].join(clauses.some((one) => one.includes(',')) ? '; ' : ', '));
/** Merges equal rows and drops empty columns. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  title: string | null = null,
): Table {
  const isUsed = heads.map((_, column) => rows.some((row) => row[column]?.text !== none.text));
  const used = <T>(cells: readonly T[]) => cells.filter((_, column) => isUsed[column]);
  return { title, heads: used(heads), rows: distinct(rows.map(used)) };
}
/** The same tables with another title. */
export const titled = (tables: readonly Table[], title: string): readonly Table[] =>
  tables.map(({ heads, rows }) => ({ title, heads, rows }));
function distinct(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const byText = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return [...byText.values()];
}
export const answer = (short: string, ...tables: readonly Table[]): Answer => ({
  short: sentence(short),
  tables: tables.filter(({ rows }) => rows.length > 0),
});
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${number} ${number === 1 ? one : several}`;
