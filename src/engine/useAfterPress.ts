import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs things at once, or after the pointer that is just pressed was released: words that appear in between move what is
 * being pressed, and the click is lost.
 */
export function useAfterPress() {
  const press = useRef<{ waiting: (() => void)[] | null }>({ waiting: null });
  useEffect(() => {
    const { current } = press;
    const begin = () => {
      current.waiting ??= [];
    };
    const end = () => {
      const waiting = current.waiting ?? [];
      current.waiting = null;
      // The click comes in the same task as the release.
      for (const then of waiting) setTimeout(then);
    };
    const events = [
      ['pointerdown', begin],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [type, listener] of events) addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of events) removeEventListener(type, listener, true);
    };
  }, []);
  return useCallback((then: () => void) => {
    if (press.current.waiting) press.current.waiting.push(then);
    else then();
  }, []);
}
