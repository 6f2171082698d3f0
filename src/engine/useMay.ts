import { useState } from 'react';
import type { VisitEvent } from '../../machines/visit.types.ts';
import { useVisit } from './hooks.tsx';

type EventOf<Type> = Extract<VisitEvent, { type: Type }>;
/** What can be wanted without saying more. */
type Wish = { [Type in VisitEvent['type']]: keyof EventOf<Type> extends 'type' ? Type : never }[VisitEvent['type']];

/** Whether the chart would take a wish, so that a way is offered only where it leads on. While it waits for an answer: as before. */
export function useMay(wish: Wish): boolean {
  const may = useVisit((snapshot) => snapshot.can({ type: wish }));
  const busy = useVisit((snapshot) => snapshot.hasTag('busy'));
  const [before, remember] = useState(may);
  if (!busy && may !== before) remember(may);
  return busy ? before : may;
}
