/** What has come to a page, and what its scripts have made of it, are two things: a page looks alike before and after. */
import { BASE } from '../../../machines/domain/site.ts';
import type { EnginePage } from '../../engines/engine-page.ts';

/** In the page: a question of one's own, answered behind whatever came before it. There is no answer where there is no network. */
const ask = (path: string) =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => undefined,
    () => undefined,
  );

/** Resolves once the page has taken in what came over the network before; at once where that has led it elsewhere. */
export const settle = (page: EnginePage): Promise<void> => page.evaluate(ask, `${BASE}/`).catch(() => undefined);
