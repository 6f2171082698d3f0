import { useEffect, type RefObject, useLayoutEffect, useState } from 'react';
import { isArrow, neighbour } from '../../plan/neighbour.ts';
import type { PageBox } from '../../plan/layout.ts';
import { zoomed } from './Zoom.tsx';

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

/** The pointer drags the plan and the wheel zooms it with Ctrl; the wheel alone scrolls as usual. */
export function usePan(element: RefObject<HTMLElement | null>, setZoom: (change: (zoom: number) => number) => void) {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: false };
    let held: { x: number; y: number } | null = null;
    const press = (event: PointerEvent) => {
      const isBare = event.target instanceof Element && !event.target.closest('a, button');
      if (event.button !== 0 || event.pointerType === 'touch' || !isBare) return;
      held = { x: event.clientX, y: event.clientY };
      current.dataset['held'] = '';
      current.setPointerCapture(event.pointerId);
    };
    const drag = (event: PointerEvent) => {
      if (!held) return;
      current.scrollBy({ left: held.x - event.clientX, top: held.y - event.clientY, behavior: 'instant' });
      held = { x: event.clientX, y: event.clientY };
    };
    const release = () => {
      held = null;
      delete current.dataset['held'];
    };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((zoom) => zoomed(zoom, event.deltaY < 0));
    };
    current.addEventListener('pointerdown', press, options);
    current.addEventListener('pointermove', drag, options);
    current.addEventListener('pointerup', release, options);
    current.addEventListener('pointercancel', release, options);
    current.addEventListener('wheel', turn, options);
    return () => ended.abort();
  }, [element, setZoom]);
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
