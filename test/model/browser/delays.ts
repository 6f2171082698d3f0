/** Named delays of the chart, passed on the page's clock. */
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { EnginePage } from '../../engines/engine-page.ts';

/** The length of a chart's delay in ms, computed by the chart for the given state. */
export function millisecondsOf(name: string, { context }: VisitSnapshot): number {
  const delay = visitMachine.implementations.delays[name];
  if (typeof delay === 'number') return delay;
  if (!delay) throw new Error(`the chart has no delay ${name}`);
  // A countdown from now; on the page's own clock all of it passes.
  return delay({ context: { ...context, ...UNCOUNTED }, event: { type: 'network.lost' } } as never, undefined);
}
const UNCOUNTED = { forwardAt: Number.MAX_SAFE_INTEGER };

/** Lets the delay of an event `xstate.after.<delay>.<state>` pass on the page. */
export async function pass(page: EnginePage, type: string, state: VisitSnapshot): Promise<void> {
  await page.passTime(millisecondsOf(type.split('.')[2] ?? '', state));
}
