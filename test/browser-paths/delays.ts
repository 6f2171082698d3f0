/** Named delays of the chart, passed on the page's clock. */
import type { Page } from '@playwright/test';
import { journeyMachine } from '../../machines/journey.machine.ts';
import type { Journey } from '../../src/engine/pages.ts';

/** Milliseconds of a delay where the visit is, from the chart itself. */
function millisecondsOf(name: string, { context }: Journey): number {
  const delay = journeyMachine.implementations.delays[name];
  if (typeof delay === 'number') return delay;
  if (!delay) throw new Error(`the chart has no delay ${name}`);
  // One that is counted from now on: the page has a clock of its own, so all of it passes.
  return delay({ context: { ...context, ...UNCOUNTED }, event: { type: 'network.lost' } } as never, undefined);
}
const UNCOUNTED = { forwardAt: Number.MAX_SAFE_INTEGER };

/** Lets the delay of an event `xstate.after.<delay>.<state>` pass on the page. */
export async function pass(page: Page, type: string, state: Journey): Promise<void> {
  await page.clock.fastForward(millisecondsOf(type.split('.')[2] ?? '', state));
}
