/** What is secret in the address of a document is put aside, before any other script is there to read it (D7). */
import type { unpack } from './unpack.ts';

interface Names {
  /** Of the parameters that are secret, and of the one that may hold them, packed (D5); in small letters. */
  secrets: readonly string[];
  packed: string;
  /** The key in the session's storage under which the page's own script finds them. */
  arrival: string;
}

/**
 * Runs in the page, as its own text: it must not name anything but its parameters and the browser. Where there is a secret, it is kept
 * for the page's own script, with the referrer, which engines forget (D11); and the document is asked for once more, by its address without.
 * @returns whether it is on its way; not where storage is blocked: then it stays as it came.
 */
export function setAside({ secrets, packed, arrival }: Names, unpacked: typeof unpack): boolean {
  const query = new URLSearchParams(location.search);
  const aside = new URLSearchParams();
  const isSecret = ([name, value]: [string, string]): boolean =>
    secrets.includes(name) || value.includes('eyJ') || (name === packed && Array.from(unpacked(value)).some(isSecret));
  const meant = Array.from(unpacked(location.search), isSecret);
  for (const [name, value] of Array.from(query))
    if (meant.shift()) {
      aside.append(name, value);
      query.delete(name);
    }
  const kept = `${aside}`;
  try {
    // The same again: it came back with them.
    if (!kept || sessionStorage.getItem(arrival)?.split('\n')[0] === kept) return false;
    sessionStorage.setItem(arrival, `${kept}\n${document.referrer}`);
    const rest = query.toString();
    history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
