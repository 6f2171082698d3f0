/** What windows of the development build and the workbench tell each other, over a channel of their origin. All of it is masked. */

/** A situation of a screen that a visit was put into. */
export interface Stood {
  screen: string;
  situation: string;
}
/** What a window adds to what it told before: a page load that was put somewhere; or the text of steps, from `begin` on where a page load begins. */
export type Piece = { stood: Stood } | { text: string };

export interface LiveWindow {
  id: string;
  /** Epoch milliseconds at which its visit began: times of its steps count from there. */
  begun: number;
  /** All that was so far. */
  pieces: readonly Piece[];
}
export type LiveMessage =
  /** A workbench asks who is there. */
  | { type: 'windows.asked' }
  | { type: 'window.opened'; window: LiveWindow }
  /** `at`: epoch milliseconds at which it was told. */
  | { type: 'window.went.on'; id: string; piece: Piece; at: number }
  | { type: 'window.closed'; id: string };

const LIVE_CHANNEL = 'vestibule.live';

/** Hears what others of the origin tell. Gives what tells them. */
export function openLiveChannel(heard: (message: LiveMessage) => void) {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => heard(data));
  const tell: (message: LiveMessage) => void = channel.postMessage.bind(channel);
  return {
    tell,
    close: () => channel.close(),
  };
}
