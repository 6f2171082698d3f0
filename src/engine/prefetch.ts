/** What may be needed next is fetched ahead, while the page rests. */
import { whenIdle } from '../services/live/live.ts';

const savesData = (): boolean =>
  (Reflect.get(navigator, 'connection') as { saveData?: boolean } | undefined)?.saveData === true;

/** Fetches it, unless the visitor saves data (`Save-Data`; not told by every browser). What does not come is not missed. */
export function prefetch(fetching: () => unknown): void {
  if (!savesData()) whenIdle(fetching);
}
