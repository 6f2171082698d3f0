/** A visit as the timeline has it: a list of steps, each with its resulting state. */
import type { StateValue } from 'xstate';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { State } from '../charts/facts.types.ts';

export interface TimelineStep {
  /** Counted from 1, across all page loads. */
  number: number;
  /** The event, in plain words. */
  words: string;
  /** The recorder's line. */
  line: string;
  /** In ms, from the beginning of the recording; null if unknown. */
  at: number | null;
  /** True for the first step after a page load. */
  isReload: boolean;
  /** The innermost active states after the step. */
  states: readonly State[];
  /** The one of them that the step entered. */
  focus: State | null;
  value: StateValue | null;
  /** The visit's context, masked; null if the chart did not follow. */
  context: VisitContext | null;
  /** Events emitted on the way. */
  emitted: readonly string[];
  /** Why the chart did not follow, or null. */
  difference: string | null;
}
