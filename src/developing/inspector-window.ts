/** The window of Stately's inspector: opened, told all that was kept for it once it says that it is there. */

/** Where it is; it says so to whoever opened it. */
const URL_OF_INSPECTOR = 'https://stately.ai/inspect';
const CONNECTED = '@statelyai.connected';
/** Beyond it the oldest is let go; charts are kept, or nothing of theirs could be drawn. */
const MOST_KEPT = 2_000;
/** Milliseconds until it is said that the inspector does not answer. */
const PATIENCE = 10_000;

export type Hindrance = 'blocked' | 'silent';

interface Message {
  type: string;
}
const isConnection = (data: unknown) =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === CONNECTED;

/** @param hindered told why nothing arrives; null: it does. */
export function openInspectorWindow(hindered: (why: Hindrance | null) => void) {
  const charts: Message[] = [];
  const kept: Message[] = [];
  let inspector: Window | null = null;
  let tell: ((message: Message) => void) | null = null;
  addEventListener('message', ({ data, source, origin }) => {
    if (!isConnection(data) || inspector === null || source !== inspector) return;
    const to = inspector;
    tell = (message) => to.postMessage(message, origin);
    for (const message of [...charts, ...kept]) tell(message);
    hindered(null);
  });
  /** Opened by a press it is blocked by no browser. */
  const open = () => {
    inspector = window.open(URL_OF_INSPECTOR, 'xstateinspector');
    if (inspector === null) hindered('blocked');
    else setTimeout(() => tell ?? hindered('silent'), PATIENCE);
  };
  return {
    open,
    send: (message: Message) => {
      (message.type === '@xstate.actor' ? charts : kept).push(message);
      if (kept.length > MOST_KEPT) kept.shift();
      tell?.(message);
    },
  };
}
