/** Writes down a visit as it runs, masked: what it began with, each event that it heard, and where that led. */
import type { AnyMachineSnapshot, InspectionEvent, SnapshotFrom } from 'xstate';
import type { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitInput } from '../../machines/visit.types.ts';
import { maskedEvent, maskedInput } from './mask.ts';
import type { StandIns } from './stand-ins.ts';
import { writeBeginning, writeStepAndPlaces, type PathEvent } from './visit-text.ts';

/** What is heard from beside a visit's own machinery: XState's starting and stopping is not. */
const isStep = ({ type }: { type: string }) =>
  !type.startsWith('xstate.') || /^xstate\.(?:route$|after\.|(?:done|error)\.actor\.)/.test(type);

const sinceNow = () => {
  const begun = Date.now();
  return () => Date.now() - begun;
};

/**
 * For XState's option `inspect`. The outcomes of a visit's actors are its own events; what their children heard is in them.
 * @param write gets a beginning, and one step at a time with the places below it.
 * @param elapsed milliseconds since the recording began.
 */
export function recordVisit(
  write: (entry: string) => void,
  known: StandIns = {},
  elapsed: () => number = sinceNow(),
): (seen: InspectionEvent) => void {
  let last: SnapshotFrom<typeof visitMachine> | null = null;
  let beginning = '';
  return (seen) => {
    if (seen.type !== '@xstate.snapshot' || seen.actorRef.sessionId !== seen.rootId) return;
    const { event } = seen;
    const before = last;
    // The root of a visit is a machine.
    last = seen.snapshot as AnyMachineSnapshot as SnapshotFrom<typeof visitMachine>;
    if (event.type === 'xstate.init') beginning = writeBeginning(maskedInput(event['input'] as VisitInput, known));
    else if (before && isStep(event)) {
      const heard = maskedEvent(event as PathEvent, before.context, known);
      // A page that was left before anything happened was no visit.
      if (beginning !== '') write(beginning);
      beginning = '';
      write(writeStepAndPlaces({ event: heard, value: last.value, at: elapsed() }));
    }
  };
}
