/** Visits of other windows of the dev server: which there are, and one that is followed as it runs. */
import {
  openLiveChannel,
  type LiveMessage,
  type LiveWindow,
  type Piece,
} from '../../../src/developing/live-channel.ts';
import { readVisits } from '../../../src/recorder/visit-text.ts';
import { createTaker, type Taker } from '../../live/take.ts';
import { situations } from '../../screen/situations.ts';
import { snapshotOf } from '../../screen/situation.ts';
import { readView, show } from '../view.ts';
import { begin, read, tell, untilNext } from './source.ts';
import { viewOf } from './useTimeline.ts';

/** For the browser's own tools: from when a step was told until it was drawn. */
export const FOLLOWED = 'vestibule.followed';

let windows: readonly LiveWindow[] = [];
const listeners = new Set<() => void>();
export const subscribeWindows = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const readWindows = () => windows;
function change(next: readonly LiveWindow[]): void {
  windows = next;
  for (const listener of listeners) listener();
}

const fixtureOf = ({ screen, situation }: { screen: string; situation: string }) => situations[screen]?.[situation];

/** Takes what a window told, one piece after the other. */
async function takePiece(taker: Taker, piece: Piece): Promise<void> {
  if ('stood' in piece) {
    const fixture = fixtureOf(piece.stood);
    if (fixture) tell({ steps: [...read().steps, taker.put(snapshotOf(fixture), fixture.name)] });
    return;
  }
  const [visit] = readVisits(piece.text);
  if (!visit) return;
  if (piece.text.startsWith('begin')) taker.begin(visit.input);
  for (const step of visit.steps) tell({ steps: [...read().steps, await taker.take(step)] });
}

/** The view goes with the visit, unless somebody looks at an earlier step. */
function lookAtLast(): void {
  const view = readView(location.hash);
  const step = read().steps.at(-1);
  if (step && view.step === null) show(viewOf(step, view, true), { instead: true });
}

/** Counts the frames that are drawn from now on; what it gives tells of them, and of the time, in the frame that is drawn next. */
function measured(told: number): () => void {
  let frames = 0;
  let isOver = false;
  const count = () => {
    frames += 1;
    if (isOver) performance.measure(FOLLOWED, { start: told - performance.timeOrigin, detail: { frames } });
    else requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return () => {
    isOver = true;
  };
}

let heard: (id: string, piece: Piece, told: number) => void = () => undefined;

let isNextAwaited = false;

/** Follows the visit of a window, from all that was so far. */
export function follow(window: LiveWindow): void {
  isNextAwaited = false;
  const isMine = begin();
  const taker = createTaker();
  tell({ source: { kind: 'live', window }, steps: [], trouble: null });
  show({ visit: null, step: null }, { instead: true });
  let last = Promise.resolve();
  const next = (piece: Piece, told: number | null) => {
    const drawn = told === null ? null : measured(told);
    last = last.then(async () => {
      if (!isMine()) return;
      await takePiece(taker, piece).catch((error: unknown) => tell({ trouble: String(error) }));
      lookAtLast();
      drawn?.();
    });
  };
  for (const piece of window.pieces) next(piece, null);
  heard = (id, piece, told) => {
    if (id === window.id) next(piece, told);
  };
  untilNext(() => {
    heard = () => undefined;
    taker.stop();
  });
}

/** Follows the next window that opens. */
export function followNext(): void {
  isNextAwaited = true;
}
function opened(window: LiveWindow): void {
  change([...windows.filter(({ id }) => id !== window.id), window]);
  if (isNextAwaited) follow(window);
}

const wentOn = (window: LiveWindow, { id, piece }: Extract<LiveMessage, { type: 'window.went.on' }>): LiveWindow =>
  window.id === id ? { id, begun: window.begun, pieces: [...window.pieces, piece] } : window;

function onMessage(message: LiveMessage): void {
  if (message.type === 'window.opened') opened(message.window);
  else if (message.type === 'window.closed') change(windows.filter(({ id }) => id !== message.id));
  else if (message.type === 'window.went.on') {
    heard(message.id, message.piece, message.at);
    change(windows.map((one) => wentOn(one, message)));
    const { source } = read();
    if (source?.kind === 'live') tell({ source: { kind: 'live', window: wentOn(source.window, message) } });
  }
}

/** Asks which windows there are, and hears of them from then on. */
export function listenToWindows(): () => void {
  const channel = openLiveChannel(onMessage);
  channel.tell({ type: 'windows.asked' });
  return channel.close;
}

/** Where a window is, and since when: its last places, by the text. */
export function placesOf({ pieces }: LiveWindow): string {
  const places = pieces.flatMap((piece) => ('text' in piece ? [/^ {2}= (.*?)(?: @ .*)?$/m.exec(piece.text)?.[1]] : []));
  return places.at(-1) ?? '';
}
