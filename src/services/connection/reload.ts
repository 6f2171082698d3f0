/** Loads the page anew, once: a note in this entry of the history outlives the load, also where storage is blocked. */

const note = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/** Whether this page is the one that `reloadPage` brought. Reading it takes the note away. */
export function wasReloaded(): boolean {
  const { reloaded, ...rest }: { reloaded?: unknown } = note(history.state);
  history.replaceState(rest, '');
  return reloaded === true;
}

export function reloadPage() {
  history.replaceState({ ...note(history.state), reloaded: true }, '');
  location.reload();
}
