/** The window of Stately's inspector: opened, and sent all buffered messages once it is connected. */

/** Address of the inspector; it messages its opener. */
const URL_OF_INSPECTOR = 'https://stately.ai/inspect';
const CONNECTED = '@statelyai.connected';
/** Buffer limit; the oldest messages are dropped, except charts, which everything else depends on. */
const MOST_KEPT = 2_000;
/** Milliseconds after which the inspector counts as unresponsive. */
const PATIENCE = 10_000;

export type Failure = 'blocked' | 'silent';

interface Message {
  type: string;
}
const isConnection = (data: unknown) =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === CONNECTED;

/** @param onFailure called with the reason why nothing arrives; null if it does. */
export function openInspectorWindow(onFailure: (why: Failure | null) => void) {
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
