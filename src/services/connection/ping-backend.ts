/** Whether the house answers at all, and so whether loading the page anew would bring one. */
import type { VisitServices } from '../../../machines/visit.calls.ts';

/** Resolves on any answer to a request for this page; rejects where there is none. Never from a cache. */
export const pingBackend: VisitServices['pingBackend'] = async (_, signal) => {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  if (!answer.ok && answer.status !== 404) throw new Error(`Received status code ${answer.status}`);
};
