/** What a page draws by the clock. What comes of it when a time is over, the charts decide. */
import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Whole seconds that are left, down to none. A clock that is set meanwhile changes nothing.
 * @param leftNow milliseconds that are left as it is first drawn.
 */
export function useSecondsLeft(leftNow: () => number): number {
  const [begun] = useState(() => ({ left: leftNow(), at: performance.now() }));
  const [seconds, setSeconds] = useState(Math.ceil(begun.left / SECOND));
  useEffect(() => {
    const over = begun.at + begun.left;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((over - performance.now()) / SECOND))), SECOND);
    return () => clearInterval(timer);
  }, [begun]);
  return seconds;
}

/** False until so many milliseconds have passed. */
export function useAfter(time: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return isOver;
}
