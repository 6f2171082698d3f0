/**
 * The visit recorder of the development build: `?record` in the address, and the tab is recorded until it is told to stop.
 * Never in a production build.
 */
import type { InspectionEvent } from 'xstate';
import { showPanel } from './panel.ts';
import { recordVisit } from './record.ts';
import { isRecorded, openRecording } from './recording.ts';

/** Gives the observer for the visit's actor; null where nobody asked for it. */
export function openRecorder(search: URLSearchParams): ((seen: InspectionEvent) => void) | null {
  if (!search.has('record') && !isRecorded()) return null;
  const recording = openRecording();
  showPanel(recording);
  return recordVisit(recording.add, recording.known, recording.elapsed);
}
