import { useEffect, type RefObject, useLayoutEffect, useState } from 'react';
import { isArrow, neighbour } from '../../plan/neighbour.ts';
import type { PageBox } from '../../plan/layout.ts';

const boxOf = (boxes: readonly PageBox[], element: EventTarget | null) =>
  element instanceof HTMLElement ? boxes.find(({ page }) => element.dataset['page'] === page) : undefined;

/** Arrow keys move the focus from box to box, by position. */
export function useArrowKeys(element: RefObject<HTMLElement | null>, boxes: readonly PageBox[]) {
  useEffect(() => {
    const { current } = element;
    const press = (event: KeyboardEvent) => {
      const from = boxOf(boxes, event.target);
      if (!from || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const to = neighbour(boxes, from, event.key) ?? from;
      current?.querySelector<HTMLElement>(`[data-page="${to.page}"]`)?.focus();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element, boxes]);
}

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
