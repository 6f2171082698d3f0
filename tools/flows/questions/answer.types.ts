/** An answer as data: the workbench and the terminal print the same. */
import type { House } from './house.ts';

/** A piece of a row: what it says, and the state that it leads to, by its word (`visit:landing.welcomed`); null: none. */
export interface Cell {
  text: string;
  state: string | null;
}
export interface Table {
  /** Null: there is only one, and the question names it. */
  title: string | null;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
}
export interface Answer {
  /** The answer in a sentence or two, its figures counted. */
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
  /** Stands in addresses: it stays as it is. */
  id: string;
  question: string;
  /** Words that it is found by, beside its own. */
  keywords: readonly string[];
  /** Who asks it. */
  by: keyof typeof ASKED_BY;
  answer: (house: House) => Answer;
}
