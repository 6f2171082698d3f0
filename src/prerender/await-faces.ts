/** On a fast connection, text waits a moment for the web fonts, which are then in the first frame with text. */

import { SLOW } from '../services/live/network-quality.ts';
import { FACES } from '../ui/faces.ts';

export const AWAITED = {
  /** As named in `fonts.css`. */
  faces: FACES,
  /** Round-trip time in milliseconds from which a connection counts as slow. */
  slow: SLOW,
  /**
   * After so many turns of so many milliseconds each, counted from the end of the document, text is shown without them.
   * In turns, because on a busy machine a loaded font may still be queued behind a single timer.
   */
  turns: 10,
  turn: 20,
};

/**
 * The function's source is inlined in the page: it must only reference its parameters and browser globals. On a slow
 * connection the files are requested after the page's scripts, when the connection is idle; `ui/faces.ts` does the
 * rest. Not requested if the visitor saves data. The files are requested without a referrer, together with the style
 * sheet that names them.
 * @param letters one of each file.
 * @param files their URLs.
 * @param scripts URLs of the page's scripts.
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
    // Lets `ui/faces.ts` request it again.
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
