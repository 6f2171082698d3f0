/** Prefetches what may be needed next: in idle time on a fast connection, otherwise after the visitor's first press. */
import { isSlow, savesData } from '../../services/live/network-quality.ts';
import { whenIdle } from '../../services/live/live.ts';

const FIRST_PRESS = ['pointerdown', 'keydown', 'click', 'submit'];

let pressed: Promise<unknown> | null = null;

/** On a slow connection, prefetching waits: it would take bandwidth and processor time from the visible page. */
const whenPressed = (): Promise<unknown> =>
  (pressed ??= new Promise((resolve) => {
    for (const type of FIRST_PRESS) addEventListener(type, resolve, { capture: true, once: true });
  }));

/** Prefetches, unless the visitor saves data (`Save-Data`; not reported by every browser). A failure is ignored. */
export function prefetch(fetching: () => unknown): void {
  if (savesData()) return;
  if (isSlow()) void whenPressed().then(() => whenIdle(fetching));
  else whenIdle(fetching);
}
