/** Records a running visit, masked: its input, each received event, and the resulting state. */
import type { AnyMachineSnapshot, InspectionEvent, SnapshotFrom } from 'xstate';
import type { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitInput } from '../../machines/context/visit.types.ts';
import { maskedEvent, maskedInput } from './mask.ts';
import type { StandIns } from './stand-ins.ts';
import { writeBeginning, writeStepAndPlaces, type PathEvent } from './visit-text.ts';

/** Excludes XState's internal events, such as init and stop. */
const isStep = ({ type }: { type: string }) =>
  !type.startsWith('xstate.') || /^xstate\.(?:route$|after\.|(?:done|error)\.actor\.)/.test(type);

const untilNow = () => {
  const begun = Date.now();
  return () => Date.now() - begun;
};

/**
 * For XState's option `inspect`. The outcomes of a visit's actors are recorded as its events; events of child actors
 * are not.
 * @param write receives the beginning, and each step with the resulting state.
 * @param elapsed milliseconds since the recording began.
 */
export function recordVisit(
  write: (entry: string) => void,
  known: StandIns = {},
  elapsed: () => number = untilNow(),
): (seen: InspectionEvent) => void {
  let last: SnapshotFrom<typeof visitMachine> | null = null;
  let beginning = '';
  return (seen) => {
    if (seen.type !== '@xstate.snapshot' || seen.actorRef.sessionId !== seen.rootId) return;
    const { event } = seen;
    const before = last;
    // The root actor of a visit is a machine.
    last = seen.snapshot as AnyMachineSnapshot as SnapshotFrom<typeof visitMachine>;
    if (event.type === 'xstate.init') beginning = writeBeginning(maskedInput(event['input'] as VisitInput, known));
    else if (before && isStep(event)) {
      const masked = maskedEvent(event as PathEvent, before.context, known);
      // A page left before any event is not recorded.
      if (beginning !== '') write(beginning);
      beginning = '';
      write(writeStepAndPlaces({ event: masked, value: last.value, at: elapsed() }));
    }
  };
}
