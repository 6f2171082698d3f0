import { useEffect, useState, type RefObject } from 'react';

/** Makes an element a drop target for a file. Returns true while a file is dragged over it. */
export function useDrop(place: RefObject<HTMLElement | null>, dropped: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = place.current;
    const held = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      held(event);
      const file = event.dataTransfer?.files[0];
      if (file) dropped(file);
    };
    element?.addEventListener('dragover', held);
    element?.addEventListener('dragleave', held);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', held);
      element?.removeEventListener('dragleave', held);
      element?.removeEventListener('drop', drop);
    };
  }, [place, dropped]);
  return isOver;
}
