/** The witness table for the paths of a chart: contradictions, and rows reached. */
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { listOf } from '../../model/witness/match.ts';
import { type Chart, type Replayed, stepperOf } from '../../../packages/witness/index.ts';
import { onPaths } from '../../model/witness/on-paths.ts';
import { rowName } from '../../model/witness/describe-rows.ts';
import type { Row } from '../../witness/witness.types.ts';
import { print } from '../../../tools/process/command.ts';
import type { ChartPath } from './generate.ts';

export interface Witnessed {
  findings: readonly string[];
  rows: readonly { row: Row; steps: number }[];
}
interface WitnessOnChart {
  see: (path: ChartPath, replayed: Replayed) => void;
  findings: () => readonly string[];
  /** Call after the last path. */
  end: () => Witnessed;
}

/** The table covers only the visit. */
export function witnessOn(chart: Chart): WitnessOnChart {
  if (chart.name !== 'visit')
    return { see: () => undefined, findings: () => [], end: () => ({ findings: [], rows: [] }) };
  const witness = onPaths();
  return {
    see: ({ id, steps }, replayed) => {
      const taken = replayed.steps.flatMap((step, at) => {
        const event = steps[at]?.event;
        return event ? [{ ...step, event }] : [];
      });
      witness.see(taken, `npm run tool -- paths --only ${id}`);
    },
    findings: witness.findings,
    end: () => {
      witness.seeAnswers(stepperOf<VisitSnapshot>(chart.machine).take);
      return { findings: witness.findings(), rows: witness.rows() };
    },
  };
}

/** Maximum number of lines printed. */
const MOST_LINES = 40;
export function printWitnessed({ findings, rows }: Witnessed): void {
  for (const finding of findings.slice(0, MOST_LINES)) print(`witness: ${finding}`);
  if (findings.length > MOST_LINES) print(`witness: and ${findings.length - MOST_LINES} more`);
  for (const { row, steps } of rows)
    if (steps === 0)
      print(`witness: ${rowName(row)}: expected a path that gets there, got none (${listOf(row.rule).join(', ')})`);
}
