import { useState } from 'react';
import type { JourneyEvent } from '../../machines/journey.types.ts';
import { useJourney } from './hooks.tsx';

type EventOf<Type> = Extract<JourneyEvent, { type: Type }>;
/** What can be wanted without saying more. */
type Wish = { [Type in JourneyEvent['type']]: keyof EventOf<Type> extends 'type' ? Type : never }[JourneyEvent['type']];

/** Whether the chart would take a wish, so that a way is offered only where it leads on. While it waits for an answer: as before. */
export function useMay(wish: Wish): boolean {
  const may = useJourney((snapshot) => snapshot.can({ type: wish }));
  const busy = useJourney((snapshot) => snapshot.hasTag('busy'));
  const [before, remember] = useState(may);
  if (!busy && may !== before) remember(may);
  return busy ? before : may;
}
