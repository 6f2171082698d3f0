/** Focuses the `#hash` target after navigation, as the browser does on a page load; otherwise the h1. */
export function focusOnArrival(heading: HTMLElement | null): void {
  const place = document.getElementById(location.hash.slice(1));
  // Only headings that are link targets can be focused.
  if (!place?.matches('h2[tabindex]')) return heading?.focus();
  place.scrollIntoView();
  place.focus();
}
