/**
 * Attributes of the root element about a visitor, set before the main script runs, so that the first paint is final.
 */
import type { unpack } from './unpack.ts';

interface Names {
  /**
   * Query parameters: an invitation's code, packed parameters (D5), and the newsletter subscription that an activation
   * confirms.
   */
  code: string;
  packed: string;
  newsletter: string;
  /** Keys in session storage: the secrets of the URL (D7), and the tab's memory. */
  arrival: string;
  memory: string;
}

/** The function's source is inlined in the page: it must only reference its parameters and browser globals. */
export function markVisitor(
  { code, packed, newsletter, arrival, memory }: Names,
  dataset: DOMStringMap,
  unpacked: typeof unpack,
): void {
  // An invited visitor is greeted at once (D49): the code is in the URL, possibly packed (D5), or remembered. Storage
  // is read last: it needs another process, which blocks the paint.
  const query = unpacked(location.search);
  const places = [
    () => query.get(code),
    () => unpacked(query.get(packed)).get(code),
    () => sessionStorage.getItem(code),
    () => localStorage.getItem(code),
  ];
  const holdsCode = (read: () => string | null) => {
    try {
      // A code consists of letters and digits (D42).
      return /[\p{L}\p{N}]/u.test(read() ?? '');
    } catch {
      // Blocked storage: no code.
      return false;
    }
  };
  if (places.some(holdsCode)) dataset['invited'] = '';
  // What the activation includes is shown from the start: the link says it, or the tab remembers it.
  const remembered = () =>
    sessionStorage.getItem(arrival) === null && sessionStorage.getItem(memory)?.includes('"newsletterFollows":true');
  try {
    if (query.get(newsletter) === 'yes' || remembered()) dataset['newsletter'] = '';
  } catch {
    // Blocked storage: not remembered.
  }
}
