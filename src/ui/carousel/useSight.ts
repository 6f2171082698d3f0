/** Which items of a list that scrolls sideways are in sight. */
import { useEffect, useMemo, useState, type RefObject } from 'react';

export type Sight = {
  /** Of the items in sight, counted from nought. */
  first: number;
  last: number;
  count: number;
  atStart: boolean;
  atEnd: boolean;
};

/** As a page is pre-rendered: nobody knows yet how wide anything is. */
const nothing = JSON.stringify({ first: 0, last: 0, count: 0, atStart: true, atEnd: false } satisfies Sight);

/** Items are in sight when most of them is. There is always one. */
function sightOf(list: HTMLElement): Sight {
  const { left, right } = list.getBoundingClientRect();
  const shares = [...list.children].map((item) => {
    const box = item.getBoundingClientRect();
    return (Math.min(box.right, right) - Math.max(box.left, left)) / Math.max(box.width, 1);
  });
  const most = Math.min(0.6, Math.max(...shares));
  const inSight = shares.flatMap((share, index) => (share >= most ? index : []));
  // From right to left it is counted below nought.
  const scrolled = Math.abs(list.scrollLeft);
  return {
    first: inSight[0] ?? 0,
    last: inSight.at(-1) ?? 0,
    count: shares.length,
    // A pixel, since widths are fractions and places to scroll to are not.
    atStart: scrolled <= 1,
    atEnd: scrolled + list.clientWidth >= list.scrollWidth - 1,
  };
}

/** What is in sight, once the list is laid out, and whenever it is scrolled or its size changes. */
export function useSight(list: RefObject<HTMLElement | null>): Sight {
  // As text, so that the same sight is the same value.
  const [seen, setSeen] = useState(nothing);
  useEffect(() => {
    const watched = list.current;
    if (!watched) return undefined;
    const look = () => setSeen(JSON.stringify(sightOf(watched)));
    // It tells behind the layout, which nothing is done for before its time.
    const size = new ResizeObserver(look);
    size.observe(watched);
    watched.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      watched.removeEventListener('scroll', look);
    };
  }, [list]);
  return useMemo((): Sight => JSON.parse(seen), [seen]);
}
