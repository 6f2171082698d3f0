import { useEffect, type RefObject } from 'react';
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
