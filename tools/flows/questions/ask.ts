/** The charts, read on the first question. */
import type { Answer, Question } from './answer.types.ts';
import { chartSetOf, type ChartSet } from './chart-set.ts';

let charts: ChartSet | null = null;
/** The charts as they run. */
export const runningCharts = (): ChartSet => (charts ??= chartSetOf());
const answers = new Map<string, Answer>();

/** Cached. */
export function answerTo({ id, answer }: Question): Answer {
  const known = answers.get(id) ?? answer(runningCharts());
  answers.set(id, known);
  return known;
}
