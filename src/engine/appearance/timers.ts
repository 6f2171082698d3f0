/** Time-dependent rendering. The effects of an elapsed time are decided by the charts. */
import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Whole seconds left, down to 0; independent of clock changes.
 * @param leftNow milliseconds left at the first render.
 */
export function useSecondsLeft(leftNow: () => number): number {
  const [begun] = useState(() => ({ left: leftNow(), at: performance.now() }));
  const [seconds, setSeconds] = useState(Math.ceil(begun.left / SECOND));
  useEffect(() => {
    const endsAt = begun.at + begun.left;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND))), SECOND);
    return () => clearInterval(timer);
  }, [begun]);
  return seconds;
}

/** False until the given number of milliseconds has passed. */
export function useAfter(time: number): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return hasEnded;
}
