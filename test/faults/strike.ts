/** A call that is made while a fault strikes. */
import { setTimeout as limit } from 'node:timers/promises';
import type { Request } from '@playwright/test';
import type { FaultName } from '../model/faults.ts';
import { PATIENCE } from './standing.ts';
import type { Visitor } from './visitor.ts';

/** Rejects with the words when it takes too long. */
const inTime = (promised: Promise<unknown>, words: string): Promise<unknown> =>
  Promise.race([
    promised,
    limit(PATIENCE, null, { ref: false }).then(() => {
      throw new Error(words);
    }),
  ]);

export interface Struck {
  /** What the proxy knows the call by, and what a browser's request for it is. */
  operation: string;
  isIt: (request: Request) => boolean;
  fault: FaultName;
}

/** Acts while a fault strikes, waits until it has, and looks at what comes of it. */
export async function whileStruck(
  { page, proxy }: Visitor,
  { operation, isIt, fault }: Struck,
  act: () => Promise<unknown>,
  look: () => Promise<void>,
): Promise<void> {
  const armed = proxy.arm(operation, fault);
  // What is refused arrives nowhere: the browser alone knows.
  const struck = fault === 'refused' ? page.waitForEvent('requestfailed', { predicate: isIt }) : armed.arrived;
  try {
    await Promise.all([inTime(struck, 'the call never came'), act()]);
    await look();
  } finally {
    armed.disarm();
  }
}
