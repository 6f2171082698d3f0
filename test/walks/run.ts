/**
 * `npm run walks`: random walks through the engine as it is, over a network that misbehaves, with laws that must hold.
 * `--seed 123 --walks 1` repeats one and tells its steps; `--part` is the part that `npm test` takes.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { furnish } from '../harness/product.ts';
import { add, nothingSeen } from './coverage.ts';
import { lawNames, nothingChecked, type LawName } from './laws/laws.ts';
import { printBroken, printChecked, printCoverage, print, thousands } from './report.ts';
import type { Order, Report } from './worker.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    walks: { type: 'string' },
    workers: { type: 'string', default: '2' },
    part: { type: 'boolean', default: false },
  },
});
const PART = { seed: 1, walks: 150 };
const walks = Number(values.walks ?? (values.part ? PART.walks : 1000));
const first = Number(values.seed ?? (values.part ? PART.seed : Date.now() % 1_000_000));
const workers = Math.min(Number(values.workers), walks);
/** Of so many walks every law must have been tried. */
const MANY = PART.walks;

const started = performance.now();
const furnished = await furnish();
const coverage = nothingSeen();
const checked = nothingChecked();
const told = new Map<number, readonly string[]>();
let taken = 0;
let done = 0;
let broken = 0;

function hear(report: Report, send: (order: Order) => void) {
  if ('walked' in report) {
    const { walked, shortest } = report;
    done += 1;
    add(coverage, walked.coverage);
    for (const law of lawNames) checked[law] += walked.checked[law];
    told.set(walked.seed, walked.words);
    if (walks === 1) for (const line of walked.words) print(line);
    if (walked.broken) {
      broken += 1;
      printBroken(walked.seed, walked.broken, walked.words, shortest ?? walked.words);
    }
    if (done % 100 === 0) print(`${thousands(done)} of ${thousands(walks)} walks, ${thousands(coverage.steps)} steps`);
  }
  if ('differences' in report) {
    checked.books += report.lines;
    for (const line of report.differences) {
      broken += 1;
      const seed = Number(/walk-(\d+)\./.exec(line)?.[1] ?? NaN);
      printBroken(seed, { law: 'books', detail: line }, told.get(seed) ?? [], []);
    }
    return;
  }
  if (taken < walks) {
    send({ walk: first + taken });
    taken += 1;
  } else send('end');
}

/** Resolves when the process has ended in order. */
const employ = () =>
  new Promise<void>((resolve, reject) => {
    const child: ChildProcess = fork(join(import.meta.dirname, 'worker.ts'), [furnished], {
      execArgv: ['--max-semi-space-size=64'],
    });
    child.on('message', (report: Report) => hear(report, (order) => child.send(order)));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A process of the walks ended with ${code}`)),
    );
  });

print(`seeds ${first} to ${first + walks - 1}, ${workers} at a time`);
await Promise.all(Array.from({ length: workers }, employ));
await rm(furnished, { recursive: true });

printCoverage(coverage);
printChecked(checked);
const untried: LawName[] = walks < MANY ? [] : lawNames.filter((law) => checked[law] === 0);
for (const law of untried) print(`never tried: ${law}`);
const { steps, calls, struck } = coverage;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
print(
  `walks: ${walks} walks, ${thousands(steps)} steps, ${thousands(calls)} calls (${thousands(struck)} struck), ${broken} broken laws, ${seconds} s`,
);
process.exitCode = broken + untried.length > 0 ? 1 : 0;
