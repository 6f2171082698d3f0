/** The visible items of a horizontally scrolled list. */
import { useEffect, useMemo, useState, type RefObject } from 'react';

type VisibleRange = {
  /** Indices of the visible items, counted from zero. */
  first: number;
  last: number;
  count: number;
  atStart: boolean;
  atEnd: boolean;
};

/** While pre-rendered, no widths are known. */
const nothing = JSON.stringify({ first: 0, last: 0, count: 0, atStart: true, atEnd: false } satisfies VisibleRange);

/** An item is visible if most of it is in view. There is always at least one. */
function visibleRangeOf(list: HTMLElement): VisibleRange {
  const { left, right } = list.getBoundingClientRect();
  const shares = [...list.children].map((item) => {
    const box = item.getBoundingClientRect();
    return (Math.min(box.right, right) - Math.max(box.left, left)) / Math.max(box.width, 1);
  });
  const most = Math.min(0.6, Math.max(...shares));
  const inSight = shares.flatMap((share, index) => (share >= most ? index : []));
  // Right-to-left scroll offsets are negative.
  const scrolled = Math.abs(list.scrollLeft);
  return {
    first: inSight[0] ?? 0,
    last: inSight.at(-1) ?? 0,
    count: shares.length,
    // A tolerance of one pixel, because widths are fractional and scroll offsets are not.
    atStart: scrolled <= 1,
    atEnd: scrolled + list.clientWidth >= list.scrollWidth - 1,
  };
}

/** The visible items, updated after layout, on scroll and on resize. */
export function useVisibleRange(list: RefObject<HTMLElement | null>): VisibleRange {
  // As a string, so that equal values are identical.
  const [seen, setSeen] = useState(nothing);
  useEffect(() => {
    const watched = list.current;
    if (!watched) return undefined;
    const look = () => setSeen(JSON.stringify(visibleRangeOf(watched)));
    // Runs after layout, so it forces no early layout.
    const size = new ResizeObserver(look);
    size.observe(watched);
    watched.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      watched.removeEventListener('scroll', look);
    };
  }, [list]);
  return useMemo((): VisibleRange => JSON.parse(seen), [seen]);
}
