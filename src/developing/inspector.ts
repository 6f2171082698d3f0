/**
 * Stately's inspector (`?inspect`): shows every running chart, with personal data masked. Never in a production build.
 */
import { createInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { registrationState } from '../../machines/context/registration-state.ts';
import type { VisitContext } from '../../machines/context/visit.types.ts';
import { failureOf } from '../../machines/domain/failure.ts';
import './developing.css';
import { maskedMessage } from './mask-inspected.ts';

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

interface Action {
  text: string;
  press: () => void;
}

const element = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text: string) => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/** A notice at the bottom of the page, until the returned function is called or it is closed. */
function showNotice(text: string, { text: name, press }: Action): () => void {
  const notice = element('section', 'developing-notice', '');
  notice.setAttribute('aria-label', 'For development');
  const words = element('p', '', text);
  words.setAttribute('role', 'status');
  const act = element('button', '', name);
  act.type = 'button';
  act.addEventListener('click', press);
  const workbench = element('a', '', 'Look at the flows in the workbench (opens in a new tab)');
  workbench.href = '/workbench';
  workbench.target = '_blank';
  const close = element('button', '', 'Close');
  close.type = 'button';
  const hide = () => notice.remove();
  close.addEventListener('click', hide);
  notice.append(words, act, workbench, close);
  document.body.append(notice);
  return hide;
}

/** Address of the inspector; it messages its opener. */
const URL_OF_INSPECTOR = 'https://stately.ai/inspect';
const CONNECTED = '@statelyai.connected';
/** Buffer limit; the oldest messages are dropped, except charts, which everything else depends on. */
const MOST_KEPT = 2_000;
/** Milliseconds after which the inspector counts as unresponsive. */
const PATIENCE = 10_000;

type Failure = 'blocked' | 'silent';

interface Message {
  type: string;
}
const isConnection = (data: unknown) =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === CONNECTED;

/**
 * The window of Stately's inspector: opened, and sent all buffered messages once it is connected.
 * @param onFailure called with the reason why nothing arrives; null if it does.
 */
function openInspectorWindow(onFailure: (why: Failure | null) => void) {
  const charts: Message[] = [];
  const queue: Message[] = [];
  let inspector: Window | null = null;
  let post: ((message: Message) => void) | null = null;
  addEventListener('message', ({ data, source, origin }) => {
    if (!isConnection(data) || inspector === null || source !== inspector) return;
    const to = inspector;
    post = (message) => to.postMessage(message, origin);
    for (const message of [...charts, ...queue]) post(message);
    onFailure(null);
  });
  /** Not blocked by browsers when opened by a click. */
  const open = () => {
    inspector = window.open(URL_OF_INSPECTOR, 'xstateinspector');
    if (inspector === null) onFailure('blocked');
    else setTimeout(() => post ?? onFailure('silent'), PATIENCE);
  };
  return {
    open,
    send: (message: Message) => {
      (message.type === '@xstate.actor' ? charts : queue).push(message);
      if (queue.length > MOST_KEPT) queue.shift();
      post?.(message);
    },
  };
}
