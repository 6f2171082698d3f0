/** A visit as the timeline has it: one step after the other, each with where it led. */
import type { StateValue } from 'xstate';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { State } from '../charts/facts.types.ts';

export interface TimelineStep {
  /** Counted from 1, through all page loads. */
  number: number;
  /** What happened, in plain words. */
  words: string;
  /** The same as the recorder wrote it. */
  line: string;
  /** Milliseconds from the beginning of the recording; null: the text does not say. */
  at: number | null;
  /** The first step of a page that was loaded anew. */
  anew: boolean;
  /** The innermost states that the visit was in then. */
  states: readonly State[];
  /** The one of them that the step led to. */
  focus: State | null;
  value: StateValue | null;
  /** What the visit knew then, masked; null: the chart did not go along. */
  context: VisitContext | null;
  /** What the visit told the outside on the way. */
  emitted: readonly string[];
  /** Why the chart did not go along; null: it did. */
  difference: string | null;
}
