/** The doorway of a page, as the visit has it: its accent, how far its curtain is drawn, and from where. */
import { useCurtainBefore, useVisit } from './hooks.tsx';
import { accentOf, curtainOf, greetedCurtainOf } from './pages.ts';

export function useArch() {
  const accent = useVisit(accentOf);
  const state = useVisit(curtainOf) ?? 'closed';
  const invited = useVisit(greetedCurtainOf);
  const from = useVisit(useCurtainBefore());
  return { accent, state, invited, from };
}
