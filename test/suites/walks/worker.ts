/** A process that takes walks, one after the other, with a separate back end. */
import { mock } from 'node:test';
import { inspect } from 'node:util';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import { startForTest } from '../../../graphql/backend/testing/harness.ts';
import { collectLooseErrors } from '../../harness/loose-errors.ts';
import { installGlobals } from '../../harness/tab/globals.ts';
import { foundLedger } from '../../model/visit-invariants/audit.ts';
import type { Step } from '../../model/simulation/steps.ts';
import { takeWalk, type Walked } from './walk.ts';

/** A seed; `end` if there are no more. */
export type Order = { seed: number } | 'end';
export type Report =
  | { ready: true }
  /** An error of the walks themselves, not of the product. */
  | { failed: string }
  | { walked: Walked; repeated: readonly Walked[]; shortest: Walked | null };

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

/** Shrinks a failing walk: leaves out each step once. Returns every repetition, the shortest last. */
async function shrink(broken: Walked): Promise<{ repeated: Walked[]; shortest: Walked }> {
  const repeated: Walked[] = [];
  const again = async (steps: readonly Step[]) => {
    const walked = await takeWalk(surroundings, broken.seed, repeated.length + 1, steps);
    repeated.push(walked);
    return walked.broken?.invariant === broken.broken?.invariant ? walked : null;
  };
  let shortest = broken;
  for (let at = broken.steps.length - 1; at >= 0; at -= 1)
    if (at < shortest.steps.length)
      shortest = (await again(shortest.steps.filter((_, index) => index !== at))) ?? shortest;
  return { repeated, shortest };
}

const tell = (report: Report) => process.send?.(report);
/** Timeout in ms for one walk with all repetitions, even on a busy machine; only ends a hang. */
const LIMIT = 1_200_000;
async function take(seed: number) {
  const limit = setTimeout(() => tell({ failed: `seed ${seed} has no end` }), LIMIT);
  const walked = await takeWalk(surroundings, seed, 0);
  const shrunk = walked.broken ? await shrink(walked) : { repeated: [], shortest: null };
  clearTimeout(limit);
  tell({ walked, ...shrunk });
}
async function end() {
  await backEnd.stop();
  process.disconnect();
}
process.on('message', (order: Order) => {
  (order === 'end' ? end() : take(order.seed)).catch((error: unknown) => tell({ failed: inspect(error) }));
});
// The parent process has gone.
process.on('disconnect', () => process.exit());
tell({ ready: true });
