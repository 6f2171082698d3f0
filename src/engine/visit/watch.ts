/** Watches a visit and reports anomalies (D38), without changing or slowing it. */
import {
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  type StateValue,
} from 'xstate';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { VisitState, Anomaly } from '../../services/error-reports/error-reports.ts';

const EVENTS_KEPT = 20;
/** Events that are not sent by the visitor may occur in any state. */
const NOT_PRESSED = /^(?:network|xstate)\.|^visit\.refused$/;

const pathsOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner = '']) => pathsOf(inner).map((path) => [state, path].join('.')));

/**
 * True if the visitor may have sent the event from this state. Events of any state on the same page count, so the
 * second press of a double click is no anomaly, even if the first one has changed the state.
 */
const knows = (snapshot: AnyMachineSnapshot, type: string) =>
  getNextTransitions(snapshot).some(({ eventType }) => eventType === type) ||
  Object.keys(snapshot.getMeta()).some((page) => snapshot.machine.getStateNodeById(page).events.includes(type));

/** Invalid responses of the back end are reported under the transport (D24); other failures are our own bugs. */
function anomalyOf({ type, error, actorId }: AnyEventObject): Anomaly | null {
  const details = { actor: String(actorId) };
  if (!(error instanceof ServiceFailure)) return { what: 'actor', message: type, error, details };
  if (error.kind !== 'technical') return null;
  const { message, correlationId } = error;
  return { what: 'transport', message, details: correlationId ? { ...details, correlationId } : details };
}

interface Watch {
  /** For XState's option of the same name. */
  inspect: (seen: InspectionEvent) => void;
  describe: () => VisitState;
}

/**
 * Reports failing actors, including children, and events that are impossible in the current state.
 * @param report called with each anomaly.
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
        // The root actor of a visit is a machine.
        last = seen.snapshot as AnyMachineSnapshot;
      }
    },
    describe: () => ({ state: last ? pathsOf(last.value) : [], events: [...events] }),
  };
}
