/** Whether the house answers at all, and so whether loading the page anew would bring one. */
import type { VisitServices } from '../../../machines/visit.calls.ts';
import { BASE } from '../../site.ts';

/** The head of the start page, which is there for everybody, and never from a cache; rejects where nobody answers. */
export const askForHead = (signal: AbortSignal) => fetch(`${BASE}/`, { method: 'HEAD', cache: 'no-store', signal });

/** Resolves where the house answers; rejects where nobody does, or where it says that it can’t. */
export const pingBackend: VisitServices['pingBackend'] = async (_, signal) => {
  const { ok, status } = await askForHead(signal);
  if (!ok) throw new Error(`Received status code ${status}`);
};
