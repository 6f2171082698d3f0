/**
 * The visit recorder of the development build: `?record` in the URL records the tab until it is stopped. Never in a
 * production build.
 */
import type { InspectionEvent } from 'xstate';
import { showPanel } from './panel.ts';
import { recordVisit } from './record.ts';
import { isRecorded, openRecording } from './recording.ts';

/** The observer for the visit's actor; null if recording is off. */
export function openRecorder(search: URLSearchParams): ((seen: InspectionEvent) => void) | null {
  if (!search.has('record') && !isRecorded()) return null;
  const recording = openRecording();
  showPanel(recording);
  return recordVisit(recording.add, recording.known, recording.elapsed);
}
