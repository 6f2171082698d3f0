/**
 * `npm run tool -- walks`: takes random walks through the real engine over a faulty network, and checks the invariants.
 *
 * --seed 123     first seed (default: 1); with --walks 1 repeats one walk and prints its steps
 * --walks 50     number of walks (default: 1000)
 * --workers 2    number of processes (default: 2)
 * --part         the 150 walks that `npm test` takes
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { start, unlessEnding } from '../../../tools/process/child.ts';
import { invariantNames, nothingChecked } from '../../model/visit-invariants/visit-invariants.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { keepResult } from '../../../tools/check/results/result.ts';
import { printBroken, printChecked, tableOf } from './walks-report.ts';
import type { Figures, Walked } from './walk.ts';
import type { Order, Report } from './worker.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    walks: { type: 'string' },
    workers: { type: 'string', default: '2' },
    part: { type: 'boolean', default: false },
  },
});
/** From this number of walks on, every invariant must have been checked. */
const PART = 150;
const walks = Number(values.walks ?? (values.part ? PART : 1000));
const first = Number(values.seed);
const processes = Math.min(Number(values.workers), walks);

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const seconds = stopwatch();
const figures: Figures = { steps: 0, calls: 0, faults: 0 };
const checked = nothingChecked();
const brokenWalks: Walked[] = [];
let given = 0;
let done = 0;
let broken = 0;

function receive(report: Report) {
  if ('failed' in report) throw new Error(report.failed);
  if ('ready' in report) return;
  const { walked, repeated, shortest } = report;
  done += 1;
  for (const one of [walked, ...repeated]) for (const name of invariantNames) checked[name] += one.checked[name];
  for (const name of ['steps', 'calls', 'faults'] as const) figures[name] += walked.figures[name];
  if (walks === 1) for (const line of walked.lines) print(line);
  if (walked.broken) {
    broken += 1;
    brokenWalks.push(shortest ?? walked);
  }
  printBroken(walked, shortest);
  if (done % 100 === 0) print(`${thousands(done)} of ${thousands(walks)} walks, ${thousands(figures.steps)} steps`);
}

/** Resolves when the process has ended normally. */
const employ = () =>
  new Promise<void>((resolve, reject) => {
    const child = start(process.execPath, ['--max-semi-space-size=64', WORKER], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const order = (next: Order) => child.send(next);
    child.on('message', (report: Report) => {
      receive(report);
      order(given < walks ? { seed: first + given++ } : 'end');
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      void unlessEnding().then(() => reject(new Error(`A process ended with ${code}`)));
    });
  });

print(`seeds ${first} to ${first + walks - 1}, ${processes} at a time`);
await Promise.all(Array.from({ length: processes }, employ));
if (done < walks) throw new Error(`only ${done} of ${walks} walks came to an end`);

printChecked(checked);
const untested = walks < PART ? [] : invariantNames.filter((name) => checked[name] === 0);
for (const name of untested) print(`never put to the test: ${name}`);
const { steps, calls, faults } = figures;
const line = `walks: ${walks} walks, ${thousands(steps)} steps, ${thousands(calls)} calls (${thousands(faults)} faults injected), ${broken} broken invariants, ${seconds()} s`;
print(line);
const passed = broken + untested.length === 0;
keepResult('walks', { line, passed, tables: [tableOf(checked, brokenWalks)] });
process.exitCode = passed ? 0 : 1;
