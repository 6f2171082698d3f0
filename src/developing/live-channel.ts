/** Messages between windows of the development build and the workbench, over a BroadcastChannel. All data is masked. */

/** The situation of a screen in which a visit was started. */
export interface StartFixture {
  screen: string;
  situation: string;
}
/** What a window adds to its report: the start in a situation, or the text of steps, with `begin` at each page load. */
export type Piece = { started: StartFixture } | { text: string };

export interface LiveWindow {
  id: string;
  /** Epoch milliseconds of the start of its visit: times of its steps are relative to it. */
  begun: number;
  /** The complete report so far. */
  pieces: readonly Piece[];
}
export type LiveMessage =
  /** A workbench asks for all windows. */
  | { type: 'windows.asked' }
  | { type: 'window.opened'; window: LiveWindow }
  | { type: 'window.went.on'; id: string; piece: Piece }
  | { type: 'window.closed'; id: string };

const LIVE_CHANNEL = 'vestibule.live';

/** Receives messages of other windows on this origin; returns a sender. */
export function openLiveChannel(onMessage: (message: LiveMessage) => void) {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => onMessage(data));
  const send: (message: LiveMessage) => void = channel.postMessage.bind(channel);
  return {
    send,
    close: () => channel.close(),
  };
}
