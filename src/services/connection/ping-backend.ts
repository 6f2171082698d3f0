/** Checks that the server responds, and so whether a reload would succeed. */
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { BASE } from '../../../machines/domain/site.ts';

/** HEAD request for the start page, which is public, bypassing caches; rejects if there is no response. */
export const askForHead = (signal: AbortSignal) => fetch(`${BASE}/`, { method: 'HEAD', cache: 'no-store', signal });

/** Resolves if the server responds; rejects without a response, or with an error status. */
export const pingBackend: VisitServices['pingBackend'] = async (_, signal) => {
  const { ok, status } = await askForHead(signal);
  if (!ok) throw new Error(`Received status code ${status}`);
};
