import { setTimeout } from 'node:timers/promises';
import { SECOND } from '../clock.ts';
import type { Settings } from '../settings.ts';

/** So many refusals of one client leave at once, and then one in so many milliseconds. */
const AT_ONCE = 50;
const EACH = 20;
/** The longest that one waits, milliseconds. */
const LONGEST = 10 * SECOND;

/**
 * When refusals leave: so that a client that asks again as soon as it is refused takes little of the processor, however many
 * connections it has.
 * @returns how many milliseconds the next refusal of a client waits, from a time in milliseconds.
 */
export const paceOf = (): ((address: string, now: number) => number) => {
  /** When the last refusal of each client leaves, if none leave at once; the client that was refused last is the last. */
  const lastOf = new Map<string, number>();
  return (address, now) => {
    const earliest = now - AT_ONCE * EACH;
    for (const [client, last] of lastOf) {
      if (last > earliest) break;
      lastOf.delete(client);
    }
    const leaves = Math.min(Math.max(lastOf.get(address) ?? earliest, earliest) + EACH, now + LONGEST);
    lastOf.delete(address);
    lastOf.set(address, leaves);
    return Math.max(0, leaves - now);
  };
};

export interface PacedRefusals {
  /** Resolves when the next refusal (4xx) of a client may leave. @param address `Client.address`. */
  turn(address: string): Promise<void>;
}

/** Without a limit of submits (D39) nothing is paced. */
export const pacedRefusals = ({ submitsPerMinute }: Pick<Settings, 'submitsPerMinute'>): PacedRefusals => {
  const waitOf = paceOf();
  return {
    turn: async (address) => {
      const wait = submitsPerMinute === 0 ? 0 : waitOf(address, performance.now());
      if (wait > 0) await setTimeout(wait, undefined, { ref: false });
    },
  };
};
