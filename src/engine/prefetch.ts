/** What may be needed next is fetched ahead: on a quick line while the page rests, else from the visitor's first press on. */
import { isSlow, savesData } from '../services/live/line.ts';
import { whenIdle } from '../services/live/live.ts';

const FIRST_PRESS = ['pointerdown', 'keydown', 'click', 'submit'];

let pressed: Promise<unknown> | null = null;

/** On a slow line what nobody may ask for waits: it takes the line, and its running the processor, from who reads. */
const whenPressed = (): Promise<unknown> =>
  (pressed ??= new Promise((resolve) => {
    for (const type of FIRST_PRESS) addEventListener(type, resolve, { capture: true, once: true });
  }));

/** Fetches it, unless the visitor saves data (`Save-Data`; not told by every browser). What does not come is not missed. */
export function prefetch(fetching: () => unknown): void {
  if (savesData()) return;
  if (isSlow()) void whenPressed().then(() => whenIdle(fetching));
  else whenIdle(fetching);
}
