/** What the browser paths took of the visit: transitions, states and rows of the witness table. */
import { activeIn, visitCounts, visitedBy } from '../../../packages/witness/index.ts';
import { readVisit } from '../../../src/recorder/visit-text.ts';
import { ENGINE_ROWS } from '../../../tools/process/engines.ts';
import { foundIn } from '../../../tools/check/results/result.ts';
import { courseOf } from '../../model/browser/course.ts';
import { rows } from '../../witness/rows.ts';
import type { RanCase } from '../suite-reports.ts';
import { readOrder } from './order.ts';

export function found(cases: readonly RanCase[]) {
  const { visits, engine, language, width } = readOrder();
  const noted = (type: string) =>
    cases.map(({ result }) =>
      result.annotations.filter((one) => one.type === type).map((one) => one.description ?? ''),
    );
  const steps = noted('step');
  const transitions: Record<string, number> = {};
  const visited = visitCounts();
  for (const [at, { test }] of cases.entries()) {
    const text = visits.find(({ id }) => id === test.title)?.text;
    // Successful steps.
    const course = text === undefined ? [] : courseOf(readVisit(text), language).slice(0, steps[at]?.length);
    const taken = course.flatMap((step) => step.taken);
    for (const name of taken) transitions[name] = (transitions[name] ?? 0) + 1;
    const rested = course.flatMap(({ before, after }) => activeIn(before).concat(activeIn(after)));
    visited.add(visitedBy({ visited: new Set(rested), taken: new Set(taken) }));
  }
  return {
    figures: [
      `${steps.flat().length} steps`,
      `${new Set(noted('row').flat()).size} of ${rows.length} rows`,
      language,
      `${width} px`,
      ...(engine === 'chromium' ? [] : [ENGINE_ROWS[engine].label]),
    ],
    transitions: { visit: transitions },
    states: { visit: foundIn(visited.states()) },
  };
}
