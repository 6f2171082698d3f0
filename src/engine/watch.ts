/** Watches a visit from beside it, and reports what should not happen there (D38). It changes nothing, and slows nothing down. */
import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import type { Circumstances, Anomaly } from '../services/error-reports/error-reports.ts';

const EVENTS_KEPT = 20;
/** Nobody pressed these: they may come anywhere. */
const NOT_PRESSED = /^(?:network|xstate)\.|^visit\.refused$/;

const pathsOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner = '']) => pathsOf(inner).map((path) => [state, path].join('.')));

/**
 * Whether a visitor can have pressed that where they were. A page knows what any of its states knows: the second press of
 * a double click is no anomaly, although the first one has led on.
 */
const knows = (snapshot: AnyMachineSnapshot, type: string) =>
  getNextTransitions(snapshot).some(({ eventType }) => eventType === type) ||
  Object.keys(snapshot.getMeta()).some((page) => snapshot.machine.getStateNodeById(page).events.includes(type));

/** What the back end should not have said goes by its transport's words (D24); what failed otherwise is a fault of ours. */
function anomalyOf({ type, error, actorId }: AnyEventObject): Anomaly | null {
  const details = { actor: String(actorId) };
  if (!(error instanceof ServiceFailure)) return { what: 'actor', message: type, error, details };
  if (error.kind !== 'technical') return null;
  const { message, correlationId } = error;
  return { what: 'transport', message, details: correlationId ? { ...details, correlationId } : details };
}

export interface Watch {
  /** For XState's option of the same name. */
  inspect: (seen: InspectionEvent) => void;
  describe: () => Circumstances;
}

/**
 * Reports actors that fail, those of children too, and events that the visitor can't have meant where they were.
 * @param report gets each anomaly as it comes.
 */
export function watchVisit(report: (anomaly: Anomaly) => void): Watch {
  const events: string[] = [];
  let last: AnyMachineSnapshot | null = null;
  return {
    inspect: (seen) => {
      const isVisit = seen.actorRef.sessionId === seen.rootId;
      if (seen.type === '@xstate.event') {
        const { event } = seen;
        if (isVisit && events.push(event.type) > EVENTS_KEPT) events.shift();
        const anomaly = event.type.startsWith('xstate.error.actor.') && anomalyOf(event);
        if (anomaly) report(anomaly);
      } else if (isVisit && seen.type === '@xstate.snapshot') {
        const { type } = seen.event;
        if (last && !NOT_PRESSED.test(type) && !knows(last, type)) report({ what: 'impossible', message: type });
        // The root of a visit is a machine.
        last = seen.snapshot as AnyMachineSnapshot;
      }
    },
    describe: () => ({ state: last ? pathsOf(last.value) : [], events: [...events] }),
  };
}
