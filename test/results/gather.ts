/**
 * Collects chart data that only Node can read, and prints it as JSON. Runs as a separate process to read the current
 * charts and results: `node test/results/gather.ts`.
 */
import { INVARIANTS } from '../model/graph-invariants/graph-invariants.ts';
import { isOld } from '../../tools/check/results/old.ts';
import { readResult, SUITES, type SuiteName, type SuiteResult } from '../../tools/check/results/result.ts';
import { backEndFacts } from '../../tools/flows/server/back-end.ts';
import type { Law, SuiteFact, WorkbenchData } from '../../tools/flows/server/data.types.ts';
import { chartsFrom, uncoveredFrom } from '../../tools/flows/server/coverage.ts';
import { proofsFrom, type Results } from '../../tools/flows/server/results-by-state.ts';
import { wholeRun } from './whole-run.ts';

const names = Object.keys(SUITES) as SuiteName[];
const suiteOf = (name: SuiteName, result: SuiteResult | null): SuiteFact => ({
  name,
  command: SUITES[name],
  line: result && result.line,
  passed: result && result.passed,
  endedAt: result && result.endedAt,
  isOld: result !== null && isOld(name, result),
});

function lawsFrom(proofs: SuiteResult | null): Law[] {
  const found = new Map((proofs?.tables[0]?.rows ?? []).map(({ cells, isGood }) => [cells[0], isGood]));
  return INVARIANTS.map(({ name, sentence, rules }, at) => ({
    number: at + 1,
    name,
    sentence,
    rules,
    holds: found.get(name) ?? null,
  }));
}

function gather(): WorkbenchData {
  const results = Object.fromEntries(names.map((name) => [name, readResult(name)])) as Results;
  return {
    proofs: proofsFrom(results),
    charts: chartsFrom(results),
    uncovered: uncoveredFrom(results),
    laws: lawsFrom(results.proofs),
    suites: names.map((name) => suiteOf(name, results[name])),
    backEnd: backEndFacts,
    wholeRun: wholeRun(),
  };
}
process.stdout.write(JSON.stringify(gather()));
