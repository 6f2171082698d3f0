import type { InTurn } from '../overload/turns.ts';
import type { Metrics } from './metrics.ts';

/** Wraps `inTurn` with metrics of waiting work, wait times and refusals. */
export const measuredTurns =
  (inTurn: InTurn, { turnsRefused, turnsWaiting, turnWaits }: Metrics): InTurn =>
  async (name, work) => {
    const end = turnWaits.startTimer();
    let isWaiting = true;
    turnsWaiting.inc();
    try {
      return await inTurn(name, () => {
        isWaiting = false;
        turnsWaiting.dec();
        end();
        return work();
      });
    } finally {
      if (isWaiting) {
        turnsWaiting.dec();
        turnsRefused.inc();
      }
    }
  };
