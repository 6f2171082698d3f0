import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The inner size of an element, in px, updated on resize; in steps of 8, so that a scrollbar alone causes no render.
 */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 1200, height: 800 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const [width, height] = [current.offsetWidth, current.offsetHeight].map((length) => Math.floor(length / 8) * 8);
      if (width && height)
        setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
