/** Whether the house answers at all, and so whether loading the page anew would bring one. */
import type { VisitServices } from '../../../machines/visit.calls.ts';

/** The head of this page, without its query and never from a cache; rejects where nobody answers. */
export const askForHead = (signal: AbortSignal) =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal });

/** Resolves where this page is answered for; rejects where it is not, or by no page. */
export const pingBackend: VisitServices['pingBackend'] = async (_, signal) => {
  const { ok, status } = await askForHead(signal);
  if (!ok && status !== 404) throw new Error(`Received status code ${status}`);
};
