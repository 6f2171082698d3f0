import { useEffect, type RefObject } from 'react';
import { isArrow, neighbour } from '../../plan/neighbour.ts';
import type { Room } from '../../plan/layout.ts';

const roomOf = (rooms: readonly Room[], element: EventTarget | null) =>
  element instanceof HTMLElement ? rooms.find(({ page }) => element.dataset['page'] === page) : undefined;

/** Arrow keys move the focus from room to room, by position. */
export function useWalk(element: RefObject<HTMLElement | null>, rooms: readonly Room[]) {
  useEffect(() => {
    const { current } = element;
    const press = (event: KeyboardEvent) => {
      const from = roomOf(rooms, event.target);
      if (!from || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const to = neighbour(rooms, from, event.key) ?? from;
      current?.querySelector<HTMLElement>(`[data-page="${to.page}"]`)?.focus();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element, rooms]);
}
