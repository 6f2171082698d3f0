/** A state as a card: its name, its description, and a row for each transition. */
import { lineHeight, wrapped, type Line, type Run } from './text.ts';

/** A transition, or several alike. */
export interface Row {
  /** Plain words, in runs. */
  runs: readonly Run[];
  /** The names in code; null if they are not shown. */
  technical: string | null;
  /** Ids of the cards in this drawing to which an arrow leads. */
  to: readonly string[];
}
export interface Card {
  id: string;
  name: string;
  technical: string | null;
  /** Content above the rows: description, entry actions, calls. */
  lead: readonly (readonly Run[])[];
  rows: readonly Row[];
  /**
   * How it is drawn: a state, a transient state, a final state, a note on the surrounding frame, or something named at
   * the side.
   */
  kind: 'state' | 'passing' | 'end' | 'note' | 'aside';
  /** True if it is the initial state of its parent. */
  isInitial: boolean;
}
export interface Port {
  row: number;
  to: readonly string[];
  /** In px, from the card's top. */
  y: number;
}
export interface Sized {
  card: Card;
  width: number;
  height: number;
  /** Paragraphs, each with its lines and their baselines. */
  paragraphs: readonly { text: string; lines: readonly { line: Line; y: number }[] }[];
  /** Hairlines between rows. */
  rules: readonly number[];
  ports: readonly Port[];
}

export const PAD = 10;
const BEFORE_ROW = 5;

const known = new WeakMap<Card, Map<string, Sized>>();
/** Cached, because many layouts are tried: a card is sized once for each width. @param width in px. */
export function sized(card: Card, width: number, withTechnical: boolean): Sized {
  const sizes = known.get(card) ?? new Map<string, Sized>();
  known.set(card, sizes);
  const key = `${width} ${withTechnical}`;
  const made = sizes.get(key) ?? resized(card, width, withTechnical);
  sizes.set(key, made);
  return made;
}
function resized(card: Card, width: number, withTechnical: boolean): Sized {
  const paragraphs: { text: string; lines: { line: Line; y: number }[] }[] = [];
  const rules: number[] = [];
  const ports: Port[] = [];
  let y = PAD;
  const put = (runs: readonly Run[]) => {
    const lines = wrapped(runs, width - 2 * PAD).map((line) => {
      const height = lineHeight(line);
      y += height;
      return { line, y: y - Math.round(height * 0.22) };
    });
    paragraphs.push({ text: runs.map(({ text }) => text).join(''), lines });
  };
  const technical: readonly Run[] = card.technical === null ? [] : [{ text: ` ${card.technical}`, look: 'faint' }];
  if (card.name !== '') put([{ text: card.name, look: 'name' }, ...technical]);
  for (const paragraph of card.lead) put(paragraph);
  for (const [row, { runs, technical, to }] of card.rows.entries()) {
    y += BEFORE_ROW;
    if (paragraphs.length > 0) rules.push(y);
    y += BEFORE_ROW;
    if (to.length > 0) ports.push({ row, to, y: y + 8 });
    put(runs);
    if (withTechnical && technical !== null) put([{ text: technical, look: 'faint' }]);
  }
  return { card, width, height: y + PAD, paragraphs, rules, ports };
}
