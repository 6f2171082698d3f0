/** On a quick line words wait a moment for the shop's own faces, which are in the first frame that shows words. */

import { SLOW } from '../services/live/line.ts';
import { FACES } from '../ui/faces.ts';

export const AWAITED = {
  /** As `fonts.css` names them. */
  faces: FACES,
  /** Milliseconds of a request from which on a line is slow. */
  slow: SLOW,
  /**
   * So many turns, each of so many milliseconds, after the document is there words are shown without them. In turns,
   * for a busy machine may have what the line has long brought still before it.
   */
  turns: 10,
  turn: 20,
};

/**
 * Runs in the page, as its own text: it must not name anything but its parameters and the browser. On a slow line the
 * files are asked for when the page's scripts are there: they run, and the line is free. The rest has `ui/faces.ts`. Not
 * where the visitor saves data. The files are asked for without a referrer, along with the sheet that names them.
 * @param letters one of each file. @param files their addresses. @param scripts those of the page.
 */
export function awaitFaces(
  { faces, slow, turns, turn }: typeof AWAITED,
  letters: string,
  files: readonly string[],
  scripts: readonly string[],
): void {
  const { dataset } = document.documentElement;
  const sheet = document.querySelector<HTMLLinkElement>('#faces');
  const { saveData, rtt = 0 } = (Reflect.get(navigator, 'connection') ?? {}) as { saveData?: boolean; rtt?: number };
  if (!sheet || saveData) return;
  const asked = { rel: 'preload', as: 'font', crossOrigin: '', referrerPolicy: 'no-referrer' };
  const ask = () => {
    for (const href of files) document.head.append(Object.assign(document.createElement('link'), asked, { href }));
    sheet.disabled = false;
    // For `ui/faces.ts` to ask for it anew.
    sheet.addEventListener('error', () => {
      sheet.disabled = true;
    });
  };
  const show = () => {
    delete dataset['awaits'];
  };
  if (rtt >= slow) {
    const missing = new Set(scripts);
    const isThere = ({ target }: Event) => {
      missing.delete((target as Element).getAttribute?.('href') ?? '');
      if (missing.size > 0) return;
      document.removeEventListener('load', isThere, true);
      ask();
    };
    return document.addEventListener('load', isThere, true);
  }
  dataset['awaits'] = '';
  let left = turns;
  const hold = () => {
    left -= 1;
    if (left < 0) show();
    else setTimeout(hold, turn);
  };
  document.addEventListener('DOMContentLoaded', hold);
  sheet.addEventListener('load', () => {
    const come = () => {
      if ('awaits' in dataset) dataset['faces'] = '';
      show();
    };
    Promise.all(faces.map((face) => document.fonts.load(face, letters))).then(come, show);
  });
  ask();
}
