/** Reloads the page once; a mark in the history entry survives the reload, even if storage is blocked. */

const note = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/** True if this page was loaded by `reloadPage`. Reading removes the mark. */
export function wasReloaded(): boolean {
  const { reloaded, ...rest }: { reloaded?: unknown } = note(history.state);
  history.replaceState(rest, '');
  return reloaded === true;
}

export function reloadPage() {
  history.replaceState({ ...note(history.state), reloaded: true }, '');
  location.reload();
}
