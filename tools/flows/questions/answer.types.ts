/** An answer as data, rendered the same by the workbench and the terminal. */

/** A part of a row: its text, and the word of the state that it links to (`visit:landing.welcomed`), or null. */
export interface Cell {
  text: string;
  state: string | null;
}
export interface Table {
  /** Null if there is only one table, which the question names. */
  title: string | null;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
}
export interface Answer {
  /** The answer in a sentence or two, with computed figures. */
  short: string;
  tables: readonly Table[];
}

export const ASKED_BY = {
  product: 'Product',
  support: 'Support',
  analytics: 'Analytics',
  legal: 'Legal',
  quality: 'Quality',
} as const;

export interface Question {
  /** Part of addresses, so it must not change. */
  id: string;
  question: string;
  /** Additional search words. */
  keywords: readonly string[];
  by: keyof typeof ASKED_BY;
  answer: () => Answer;
}
