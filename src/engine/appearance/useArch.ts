/** The arch of a page for the current visit: accent, and current and previous position of its curtain. */
import { useCurtainBefore, useVisit } from '../visit/hooks.tsx';
import { accentOf, curtainOf, greetedCurtainOf } from '../visit/pages.ts';

export function useArch() {
  const accent = useVisit(accentOf);
  const state = useVisit(curtainOf) ?? 'closed';
  const invited = useVisit(greetedCurtainOf);
  const from = useVisit(useCurtainBefore());
  return { accent, state, invited, from };
}
