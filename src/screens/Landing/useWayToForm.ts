import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';

/** True if the page links to the form: for invited visitors, unless the flow begins on this page (D15). */
export const useWayToForm = (): boolean =>
  useVisit((snapshot) => snapshot.hasTag('invited') && !startsOnLanding(snapshot.context.flow));
