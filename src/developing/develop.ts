/**
 * Development tools: Stately's inspector (`?inspect`), the visit recorder (`?record`), a visit started in a situation
 * (`?stand=Screen.situation`), and the workbench, to which every visit reports. Never in a production build.
 */
import type { ReactNode } from 'react';
import type { InspectionEvent, Snapshot } from 'xstate';
import { observeCharts } from '../engine/development/observe.ts';
import { schedulesDelays } from '../recorder/resume.ts';
import { openRecorder } from '../recorder/recorder.ts';
import { tellWorkbench } from './live.ts';

export interface Development {
  /** XState options for the visit. */
  options: { inspect: (seen: InspectionEvent) => void; snapshot?: Snapshot<unknown> };
  wrap: (page: ReactNode) => ReactNode;
}

/** @param search the query of the URL. */
export async function develop(search: string): Promise<Development> {
  const asked = new URLSearchParams(search);
  const inspect = asked.has('inspect') ? (await import('./inspector.ts')).openInspector() : null;
  const stand = asked.get('stand');
  const stood = stand === null ? null : (await import('./stand.tsx')).standIn(stand);
  const record = openRecorder(asked);
  const tell = tellWorkbench(stood?.stood ?? null);
  const every = (seen: InspectionEvent) => {
    schedulesDelays(seen);
    inspect?.(seen);
  };
  observeCharts(every);
  return {
    options: {
      inspect: (seen) => {
        every(seen);
        record?.(seen);
        tell(seen);
      },
      ...(stood ? { snapshot: stood.snapshot } : {}),
    },
    wrap: stood?.wrap ?? ((page) => page),
  };
}
