/** A drawing, before it is laid out. */
import type { Transition } from '../charts/facts.types.ts';
import type { Part } from './layout.ts';
import type { NoteOf } from './rows.ts';

export interface Content {
  parts: readonly Part[];
  /** Transitions that it shows. */
  shows: readonly Transition[];
  /** What it leaves out, to be said on it. */
  leftOut: readonly string[];
  /** How it is to be read, where that is not plain; else undefined. */
  legend?: string;
}
export interface Drawing {
  /** The file's name. */
  name: string;
  title: string;
  /** Under what it is found in the index. */
  group: string;
  content: (noteOf?: NoteOf) => Content;
}
