import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { useVisit } from '../../engine/hooks.tsx';

/** Whether a link leads to the form: who is invited has it, but where the flow begins on this page (D15). */
export const useWayToForm = (): boolean =>
  useVisit((snapshot) => snapshot.hasTag('invited') && !startsOnLanding(snapshot.context.flow));
