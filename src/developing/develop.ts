/**
 * Development tools: Stately's inspector (`?inspect`), the visit recorder (`?record`), a visit started in a situation
 * (`?stand=Screen.situation`), and the workbench, to which every visit reports. Never in a production build.
 */
import type { ReactNode } from 'react';
import type { InspectionEvent, Snapshot } from 'xstate';
import { observeCharts } from '../engine/development/observe.ts';
import { schedulesDelays } from '../recorder/resume.ts';
import { openRecorder } from '../recorder/recorder.ts';
import { reportToWorkbench } from './live.ts';

export interface Development {
  /** XState options for the visit. */
  options: { inspect: (seen: InspectionEvent) => void; snapshot?: Snapshot<unknown> };
  wrap: (page: ReactNode) => ReactNode;
}

/** @param search the query of the URL. */
export async function develop(search: string): Promise<Development> {
  const query = new URLSearchParams(search);
  const inspect = query.has('inspect') ? (await import('./inspector.ts')).openInspector() : null;
  const requested = query.get('stand');
  const started = requested === null ? null : (await import('./start-in-fixture.tsx')).startInFixture(requested);
  const record = openRecorder(query);
  const toWorkbench = reportToWorkbench(started?.fixture ?? null);
  const observeAll = (seen: InspectionEvent) => {
    schedulesDelays(seen);
    inspect?.(seen);
  };
  observeCharts(observeAll);
  return {
    options: {
      inspect: (seen) => {
        observeAll(seen);
        record?.(seen);
        toWorkbench(seen);
      },
      ...(started ? { snapshot: started.snapshot } : {}),
    },
    wrap: started?.wrap ?? ((page) => page),
  };
}
