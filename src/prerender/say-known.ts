/** What the root element says of a visitor before the page's script is there: what is drawn at once by it does not move then. */
import type { unpack } from './unpack.ts';

interface Names {
  /** Parameters: of an invitation's code, of what holds others packed (D5), and of what a press of the activation brings. */
  code: string;
  packed: string;
  newsletter: string;
  /** Keys in the session's storage: of what was put aside of the address (D7), and of what the tab remembers. */
  arrival: string;
  memory: string;
}

/** Runs in the page, as its own text: it must not name anything but its parameters and the browser. */
export function sayKnown(
  { code, packed, newsletter, arrival, memory }: Names,
  dataset: DOMStringMap,
  unpacked: typeof unpack,
): void {
  // Who has an invitation is greeted at once (D49): its code stands in the address, perhaps packed (D5), or is remembered.
  // Storage is asked last: another process answers, while nothing is painted.
  const query = unpacked(location.search);
  const places = [
    () => query.get(code),
    () => unpacked(query.get(packed)).get(code),
    () => sessionStorage.getItem(code),
    () => localStorage.getItem(code),
  ];
  const holdsCode = (read: () => string | null) => {
    try {
      // Of letters and digits a code is made (D42).
      return /[\p{L}\p{N}]/u.test(read() ?? '');
    } catch {
      // Storage that is blocked holds none.
      return false;
    }
  };
  if (places.some(holdsCode)) dataset['invited'] = '';
  // What a press of the activation brings stands before it at once: its link says it, or the tab remembers it.
  const remembered = () =>
    sessionStorage.getItem(arrival) === null && sessionStorage.getItem(memory)?.includes('"newsletterFollows":true');
  try {
    if (query.get(newsletter) === 'yes' || remembered()) dataset['newsletter'] = '';
  } catch {
    // Storage that is blocked remembers nothing.
  }
}
