/** The journeys by engine, as a table. */
import type { RanCase } from '../suite-reports.ts';

export function found(cases: readonly RanCase[]) {
  const engines = [...new Set(cases.map(({ project }) => project))];
  const count = (engine: string) => cases.filter(({ project, passed }) => project === engine && passed).length;
  const rows = [...Map.groupBy(cases, ({ test }) => test.title)].map(([title, same]) => ({
    cells: [title, ...engines.map((engine) => (same.some((one) => one.project === engine && one.passed) ? '✓' : '✗'))],
    isGood: same.every(({ passed }) => passed),
  }));
  return {
    figures: engines.map((engine) => `${count(engine)} in ${engine}`),
    tables: [{ title: 'The main journeys, by engine', head: ['journey', ...engines], rows }],
  };
}
