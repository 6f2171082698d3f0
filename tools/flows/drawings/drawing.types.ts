/** A drawing before layout. */
import type { Transition } from '../charts/facts.types.ts';
import type { Part } from './layout.ts';

export interface Content {
  parts: readonly Part[];
  /** Transitions that it shows. */
  shows: readonly Transition[];
  /** Omissions to state in its caption. */
  leftOut: readonly string[];
  /** How to read it, if that is not obvious. */
  legend?: string;
}
export interface Drawing {
  /** The file name. */
  name: string;
  title: string;
  /** Its group in the index. */
  group: string;
  content: () => Content;
}
