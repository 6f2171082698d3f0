/**
 * Stately's inspector (`?inspect`): shows every running chart, with personal data masked. Never in a production build.
 */
import { createInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { failureOf } from '../../machines/domain/failure.ts';
import { registrationState } from '../../machines/context/registration-state.ts';
import type { VisitContext } from '../../machines/context/visit.types.ts';
import { openInspectorWindow } from './inspector-window.ts';
import { maskedMessage } from './mask-inspected.ts';
import { showNotice } from './notice.ts';

/** Deeper than any chart: truncation would remove states. */
const DEPTH = 100;

const WORDS = {
  blocked: 'Stately’s inspector was not opened: this browser keeps windows back that nobody pressed for.',
  silent: 'Stately’s inspector does not answer. It is a page of stately.ai, which wants a network.',
} as const;

/** A context property that only the visit has. */
const OF_VISIT = 'requests' satisfies keyof VisitContext;
const isVisit = (context: unknown): context is VisitContext =>
  typeof context === 'object' && context !== null && OF_VISIT in context;
/**
 * As plain data. A visit also gets its registration state under the specification's names (section 3); of an error,
 * only the kind is included.
 */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return { kind: failureOf(value).kind };
  return isVisit(value) ? { ...value, registrationState: registrationState(value) } : value;
}

/**
 * Opens the inspector in a separate window and returns the observer for all charts. If it fails, a notice on the page
 * gives the reason and an alternative.
 */
export function openInspector(): (seen: InspectionEvent) => void {
  let hideNotice: () => void = () => undefined;
  const inspector = openInspectorWindow((why) => {
    hideNotice();
    if (why !== null) hideNotice = showNotice(WORDS[why], { text: 'Open it now', press: inspector.open });
  });
  const { inspect } = createInspector(
    {
      send: (message) => {
        // Drops values that cannot be cloned: actors, machines and their functions.
        const copy = JSON.parse(JSON.stringify(message, plain)) as object;
        inspector.send(maskedMessage(copy) as { type: string });
      },
    },
    { serializationDepthLimit: DEPTH },
  );
  inspector.open();
  return (seen) => inspect.next?.(seen);
}
