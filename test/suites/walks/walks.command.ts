/**
 * `npm run tool -- walks`: takes random walks through the real engine over a faulty network, and checks the invariants.
 *
 * --seed 123     first seed (default: 1); with --walks 1 repeats one walk and prints its steps
 * --walks 50     number of walks (default: 1000)
 * --part         the 150 walks that `npm test` takes
 */
import { mock } from 'node:test';
import { parseArgs } from 'node:util';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import { startForTest } from '../../../graphql/backend/testing/harness.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { collectLooseErrors } from '../../harness/loose-errors.ts';
import { installGlobals } from '../../harness/tab/globals.ts';
import type { Step } from '../../model/simulation/steps.ts';
import { foundLedger } from '../../model/visit-invariants/audit.ts';
import { invariantNames, nothingChecked } from '../../model/visit-invariants/visit-invariants.ts';
import { takeWalk, type Figures, type Walked } from './walk.ts';
import { printBroken, printChecked } from './walks-report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    walks: { type: 'string' },
    part: { type: 'boolean', default: false },
  },
});
/** From this number of walks on, every invariant must have been checked. */
const PART = 150;
const walks = Number(values.walks ?? (values.part ? PART : 1000));
const first = Number(values.seed);
const seconds = stopwatch();

const start = Date.UTC(2026, 2, 16, 12);
// The visitor and the back end share a fake clock, which only a walk advances.
mock.timers.enable({ apis: ['Date'], now: start });
installGlobals();
// Preloads modules, so that later steps wait only for the network.
await Promise.all([
  import('../../../src/services/calls.ts'),
  import('../../../src/services/entry/check-referrer.ts'),
  import('../../../src/services/activation/watch-activation.ts'),
]);
const backEnd = await startForTest({}, systemClock(0));
const ledger = await foundLedger(backEnd.backEnd.store);
const surroundings = { backEnd, start, looseErrors: collectLooseErrors(), ledger };
const figures: Figures = { steps: 0, calls: 0, faults: 0 };
const checked = nothingChecked();
let brokenWalks = 0;

async function take(seed: number, repetition: number, steps?: readonly Step[]): Promise<Walked> {
  const walked = await takeWalk(surroundings, seed, repetition, steps);
  for (const name of invariantNames) checked[name] += walked.checked[name];
  return walked;
}
/** Shrinks a failing walk: leaves out each step once. Returns the shortest that violates the same invariant. */
async function shrink(broken: Walked): Promise<Walked> {
  let shortest = broken;
  let repetition = 0;
  for (let at = broken.steps.length - 1; at >= 0; at -= 1) {
    if (at >= shortest.steps.length) continue;
    repetition += 1;
    const steps = shortest.steps.filter((_, index) => index !== at);
    const walked = await take(broken.seed, repetition, steps);
    if (walked.broken?.invariant === broken.broken?.invariant) shortest = walked;
  }
  return shortest;
}

print(`seeds ${first} to ${first + walks - 1}`);
for (let done = 0; done < walks; done += 1) {
  const walked = await take(first + done, 0);
  for (const name of ['steps', 'calls', 'faults'] as const) figures[name] += walked.figures[name];
  if (walks === 1) for (const line of walked.lines) print(line);
  if (walked.broken) {
    brokenWalks += 1;
    printBroken(walked, await shrink(walked));
  }
  if ((done + 1) % 100 === 0)
    print(`${thousands(done + 1)} of ${thousands(walks)} walks, ${thousands(figures.steps)} steps`);
}
await backEnd.stop();

printChecked(checked);
const untested = walks < PART ? [] : invariantNames.filter((name) => checked[name] === 0);
for (const name of untested) print(`never put to the test: ${name}`);
const { steps, calls, faults } = figures;
print(
  `walks: ${walks} walks, ${thousands(steps)} steps, ${thousands(calls)} calls (${thousands(faults)} faults injected), ${brokenWalks} broken invariants, ${seconds()} s`,
);
const passed = brokenWalks + untested.length === 0;
// A visit may leave a stream, a timer or a window that would keep the process alive.
process.exit(passed ? 0 : 1);
