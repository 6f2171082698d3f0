/** Visits in other windows of the dev server: the list, and the one being followed. */
import {
  openLiveChannel,
  type LiveMessage,
  type LiveWindow,
  type Piece,
} from '../../../../src/developing/live-channel.ts';
import { readVisits } from '../../../../src/recorder/visit-text.ts';
import { type TimelineStep, createReplayer, type Replayer } from '../../live/replay-visit.ts';
import { situations } from '../../../photograph/screens/situations.ts';
import { snapshotOf } from '../../../photograph/screens/situation.ts';
import { createStore } from '../store.ts';
import { readView, show } from '../view.ts';
import { begin, read, update, untilNext } from './source.ts';
import { viewOf } from './useTimeline.ts';

/** The windows, and true if the next one that opens will be followed. */
const live = createStore<{ windows: readonly LiveWindow[]; isNextAwaited: boolean }>({
  windows: [],
  isNextAwaited: false,
});
export const useLive = live.use;
const change = (next: (windows: readonly LiveWindow[]) => readonly LiveWindow[]) =>
  live.write({ ...live.read(), windows: next(live.read().windows) });

const fixtureOf = ({ screen, situation }: { screen: string; situation: string }) => situations[screen]?.[situation];

/** Applies a piece of a window's visit. */
async function replayPiece(replayer: Replayer, piece: Piece): Promise<readonly TimelineStep[]> {
  if ('started' in piece) {
    const fixture = fixtureOf(piece.started);
    return fixture ? [replayer.put(snapshotOf(fixture), fixture.name)] : [];
  }
  const [visit] = readVisits(piece.text);
  if (!visit) return [];
  if (piece.text.startsWith('begin')) replayer.begin(visit.input);
  const taken: TimelineStep[] = [];
  for (const step of visit.steps) taken.push(await replayer.take(step));
  return taken;
}

/** The view follows the visit, unless an earlier step is selected. */
function showLast(): void {
  const view = readView(location.hash);
  const step = read().steps.at(-1);
  if (step && view.step === null) show(viewOf(step, view, true), { instead: true });
}

let onPiece: (id: string, piece: Piece) => void = () => undefined;

/** Follows the visit of a window, from its beginning. */
export function follow(window: LiveWindow): void {
  const isCurrent = begin();
  const replayer = createReplayer();
  update({ source: { kind: 'live', window }, steps: [], error: null });
  show({ visit: null, step: null }, { instead: true });
  let last = Promise.resolve();
  const next = (piece: Piece) => {
    last = last
      .then(() => (isCurrent() ? replayPiece(replayer, piece) : []))
      .then((steps) => {
        if (!isCurrent()) return;
        update({ steps: [...read().steps, ...steps] });
        showLast();
      })
      .catch((error: unknown) => {
        if (isCurrent()) update({ error: String(error) });
      });
  };
  for (const piece of window.pieces) next(piece);
  onPiece = (id, piece) => {
    if (id === window.id) next(piece);
  };
  untilNext(() => {
    onPiece = () => undefined;
    replayer.stop();
  });
}

/** Follows the next window that opens. Opening anything else cancels it. */
export function awaitNext(is: boolean): void {
  live.write({ ...live.read(), isNextAwaited: is });
  if (is) untilNext(() => awaitNext(false));
}
function opened(window: LiveWindow): void {
  change((windows) => [...windows.filter(({ id }) => id !== window.id), window]);
  if (live.read().isNextAwaited) follow(window);
}

const withPiece = (window: LiveWindow, { id, piece }: Extract<LiveMessage, { type: 'window.went.on' }>): LiveWindow =>
  window.id === id ? { id, begun: window.begun, pieces: [...window.pieces, piece] } : window;

function onMessage(message: LiveMessage): void {
  if (message.type === 'window.opened') opened(message.window);
  else if (message.type === 'window.closed') change((windows) => windows.filter(({ id }) => id !== message.id));
  else if (message.type === 'window.went.on') {
    onPiece(message.id, message.piece);
    change((windows) => windows.map((one) => withPiece(one, message)));
    const { source } = read();
    if (source?.kind === 'live') update({ source: { kind: 'live', window: withPiece(source.window, message) } });
  }
}

/** Asks for the open windows, and listens for changes. */
export function listenToWindows(): () => void {
  const channel = openLiveChannel(onMessage);
  channel.send({ type: 'windows.asked' });
  return channel.close;
}
