/** Takes the focus to where the address leads on a page that has come, as the browser does on one that it loads; elsewhere to its heading. */
export function focusOnArrival(heading: HTMLElement | null): void {
  const place = document.getElementById(location.hash.slice(1));
  // What no link leads to can't have the focus.
  if (!place?.matches('h2[tabindex]')) return heading?.focus();
  place.scrollIntoView();
  place.focus();
}
