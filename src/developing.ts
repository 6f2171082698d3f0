/** What looks at a visit in the development build: Stately's inspector (`?inspect`), the visit recorder (`?record`). */
import type { InspectionEvent } from 'xstate';
import { openRecorder } from './recorder/recorder.ts';

/** For XState's option `inspect`. */
export async function inspectVisit(search: string): Promise<(seen: InspectionEvent) => void> {
  const asked = new URLSearchParams(search);
  const inspector = asked.has('inspect') ? (await import('./engine/inspector.ts')).openInspector() : null;
  const recorder = openRecorder(asked);
  return (seen) => {
    inspector?.next?.(seen);
    recorder?.(seen);
  };
}
