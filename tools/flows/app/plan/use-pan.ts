import { useEffect, type RefObject } from 'react';
import { zoomed } from './Zoom.tsx';

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
