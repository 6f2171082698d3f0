/** Waits until a page's scripts have processed a response; the page may look the same before and after. */
import { BASE } from '../../../machines/domain/site.ts';
import type { EnginePage } from '../../engines/engine-page.ts';

/** Runs in the page: sends a request, which is answered after all earlier ones. Offline there is no answer. */
const ask = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => undefined,
    () => undefined,
  );

/** Resolves once the page has processed earlier network data; at once if that navigated away. */
export const settle = (page: EnginePage): Promise<void> => page.evaluate(ask, `${BASE}/`).catch(() => undefined);
