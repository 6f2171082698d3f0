/** Removes secrets from the document's URL before any other script can read them (D7). */
import type { unpack } from './unpack.ts';

interface Names {
  /** Names of secret parameters, and of the one that may contain them in packed form (D5); in lower case. */
  secrets: readonly string[];
  packed: string;
  /** The key in session storage under which the main script finds them. */
  arrival: string;
}

/**
 * The function's source is inlined in the page: it must only reference its parameters and browser globals. If there is
 * a secret, it is stored for the main script together with the referrer, which a reload loses (D11), and the document
 * is reloaded without it.
 * @returns true if the reload was started; false if storage is blocked: the URL then stays as it is.
 */
export function stashSecrets({ secrets, packed, arrival }: Names, unpacked: typeof unpack): boolean {
  const query = new URLSearchParams(location.search);
  const secretParams = new URLSearchParams();
  const isSecret = ([name, value]: [string, string]): boolean =>
    secrets.includes(name) || value.includes('eyJ') || (name === packed && Array.from(unpacked(value)).some(isSecret));
  const parameters = Array.from(unpacked(location.search), isSecret);
  for (const [name, value] of Array.from(query))
    if (parameters.shift()) {
      secretParams.append(name, value);
      query.delete(name);
    }
  const kept = `${secretParams}`;
  try {
    // Unchanged since the last attempt: the reload did not remove them.
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
