/** What the workbench and the page in its frame say to each other. Both are ours, and nobody else is heard. */
import type { StateValue } from 'xstate';
import type { Locale } from '../../../locales/languages.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { Situation } from './situation.ts';

/** A situation as it can be sent: data alone. */
export type Sent = Pick<Situation, 'name' | 'value' | 'context' | 'within' | 'moment'>;

/** To the frame: draw that. */
export interface Draw {
  type: 'draw';
  /** Which drawing it is: the answer names it. */
  id: number;
  situation: Sent;
  language: Locale;
  /** Per cent of the usual text size. */
  text: number;
}
/** From the frame. */
export type Told =
  /** It can be told what to draw. */
  | { type: 'ready' }
  /** `keys` of the messages that the page says. */
  | { type: 'drawn'; id: number; keys: readonly string[] }
  /** It can't be drawn, or broke later; in the words of the error. */
  | { type: 'failed'; id: number; reason: string }
  /** Something was pressed in the frame, and the visit is elsewhere. */
  | { type: 'moved'; id: number; value: StateValue; context: VisitContext };

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

/** What a window is told by another one, where it is one of these messages; extensions of a browser send others. */
export const readDraw = ({ data, source }: MessageEvent<unknown>, from: Window): Draw | null =>
  source === from && typeOf(data) === 'draw' ? (data as Draw) : null;
const TOLD: readonly unknown[] = ['ready', 'drawn', 'failed', 'moved'] satisfies readonly Told['type'][];
export const readTold = ({ data, source }: MessageEvent<unknown>, from: Window | null): Told | null =>
  source === from && TOLD.includes(typeOf(data)) ? (data as Told) : null;

/** A folder opened from disk has no origin that could be named; what is told is no secret. */
const ANYONE = '*';
export const tell = (to: Window, message: Draw | Told) => to.postMessage(message, ANYONE);
