/** The time, to the minute. */
import { useSyncExternalStore } from 'react';

export const MINUTE = 60_000;

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Tells of every new minute, as it begins. */
function eachMinute(changed: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The minute that runs, in epoch milliseconds; null while a page is pre-rendered and hydrated, which has no clock. */
export const useMinute = (): number | null => useSyncExternalStore(eachMinute, thisMinute, () => null);
