/** Messages between the workbench and the page in its frame. Other senders are ignored. */
import type { StateValue } from 'xstate';
import type { Locale } from '../../../locales/languages.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import type { Situation } from './situation.ts';

/** A situation that can be sent: data only. */
export type Sent = Pick<Situation, 'name' | 'value' | 'context' | 'within' | 'moment'>;

/** To the frame: draw this. */
export interface Draw {
  type: 'draw';
  /** Id of the drawing; the response repeats it. */
  id: number;
  situation: Sent;
  language: Locale;
  /** Percentage of the default text size. */
  text: number;
}
/** From the frame. */
export type FrameReport =
  /** Ready for requests. */
  | { type: 'ready' }
  | { type: 'drawn'; id: number }
  /** Drawing failed, or the page broke later; with the text of the error. */
  | { type: 'failed'; id: number; reason: string }
  /** A press in the frame moved the visit. */
  | { type: 'moved'; id: number; value: StateValue; context: VisitContext };

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

/** A message from the given window, if it is one of these types; browser extensions send others. */
export const readDraw = ({ data, source }: MessageEvent<unknown>, from: Window): Draw | null =>
  source === from && typeOf(data) === 'draw' ? (data as Draw) : null;
const REPORTS: readonly unknown[] = ['ready', 'drawn', 'failed', 'moved'] satisfies readonly FrameReport['type'][];
export const readFrameReport = ({ data, source }: MessageEvent<unknown>, from: Window | null): FrameReport | null =>
  source === from && REPORTS.includes(typeOf(data)) ? (data as FrameReport) : null;

/** A folder opened from disk has an opaque origin; the messages hold no secrets. */
const ANYONE = '*';
export const post = (to: Window, message: Draw | FrameReport) => to.postMessage(message, ANYONE);
