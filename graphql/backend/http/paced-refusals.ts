import { setTimeout } from 'node:timers/promises';
import { SECOND } from '../common/clock.ts';
import type { Settings } from '../settings/settings.ts';

/** Refusals that a client gets without delay; further ones follow at this interval in ms. */
const AT_ONCE = 50;
const EACH = 20;
/** Maximum delay, in ms. */
const MAX_DELAY = 10 * SECOND;

/**
 * Schedules refusals, so that a client that retries at once uses little CPU, however many connections it has.
 * @returns a function: the delay in ms of the client's next refusal; `now` is in ms.
 */
export const paceOf = (): ((address: string, now: number) => number) => {
  /** Time of each client's last refusal without the burst allowance; least recently refused first. */
  const lastOf = new Map<string, number>();
  return (address, now) => {
    const earliest = now - AT_ONCE * EACH;
    for (const [client, last] of lastOf) {
      if (last > earliest) break;
      lastOf.delete(client);
    }
    const leaves = Math.min(Math.max(lastOf.get(address) ?? earliest, earliest) + EACH, now + MAX_DELAY);
    lastOf.delete(address);
    lastOf.set(address, leaves);
    return Math.max(0, leaves - now);
  };
};

/** Disabled if submits are not limited (D39). */
export const pacedRefusals = ({ submitsPerMinute }: Pick<Settings, 'submitsPerMinute'>) => {
  const waitOf = paceOf();
  return {
    /** Resolves when the client's next refusal (4xx) may be sent. @param address `Client.address`. */
    turn: async (address: string): Promise<void> => {
      const wait = submitsPerMinute === 0 ? 0 : waitOf(address, performance.now());
      if (wait > 0) await setTimeout(wait, undefined, { ref: false });
    },
  };
};

export type PacedRefusals = ReturnType<typeof pacedRefusals>;
