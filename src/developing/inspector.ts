/** Stately's inspector (`?inspect`): every chart as it runs, with all that is anybody's own masked. Never in a production build. */
import { createInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { failureOf } from '../../machines/domain/failure.ts';
import { registrationState } from '../../machines/registration/registration-state.ts';
import type { VisitContext } from '../../machines/visit.types.ts';
import { openInspectorWindow } from './inspector-window.ts';
import { maskedMessage } from './mask-inspected.ts';
import { showNotice } from './notice.ts';

/** Deeper than any chart: what is cut off there would be states. */
const DEPTH = 100;

const WORDS = {
  blocked: 'Stately’s inspector was not opened: this browser keeps windows back that nobody pressed for.',
  silent: 'Stately’s inspector does not answer. It is a page of stately.ai, which wants a network.',
} as const;

/** No other chart knows that. */
const OF_VISIT = 'requests' satisfies keyof VisitContext;
const isVisit = (context: unknown): context is VisitContext =>
  typeof context === 'object' && context !== null && OF_VISIT in context;
/** As plain data. What the specification calls a registration is what its readers look for (section 3); of what was thrown, its kind is told. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return { kind: failureOf(value).kind };
  return isVisit(value) ? { ...value, registrationState: registrationState(value) } : value;
}

/** Opens it in a window of its own; gives the observer for all charts. Where it can't be seen the page says why, and where to look instead. */
export function openInspector(): (seen: InspectionEvent) => void {
  let hideNotice: () => void = () => undefined;
  const inspector = openInspectorWindow((why) => {
    hideNotice();
    if (why !== null) hideNotice = showNotice(WORDS[why], { text: 'Open it now', press: inspector.open });
  });
  const { inspect } = createInspector(
    {
      send: (message) => {
        // What can't be cloned is not of the message: actors, machines and their functions.
        const copy = JSON.parse(JSON.stringify(message, plain)) as object;
        inspector.send(maskedMessage(copy) as { type: string });
      },
    },
    { serializationDepthLimit: DEPTH },
  );
  inspector.open();
  return (seen) => inspect.next?.(seen);
}
