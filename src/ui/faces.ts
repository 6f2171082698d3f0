/**
 * Loads and shows the web fonts without moving visible text. On a fast connection they are loaded before the first
 * paint (`await-faces.ts`). Otherwise they are loaded during hydration, when the network is idle, and shown if no
 * visible element moves, or else from the next page on. Until then, or if loading fails, text uses fonts of the device
 * (`device-fonts.css`).
 */
import { haveMoved, placesInSight } from './places.ts';

/** As named in `fonts.css`. */
export const FACES = ['1em Ibarra', 'italic 1em Ibarra', '1em Instrument'];

let fetched = false;

/**
 * Loads the fonts that the page's text needs, through the style sheet with the font files. Rejects if a file fails to
 * load.
 */
export async function fetchFaces(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('#faces');
  // Disabled, unless the inline script has enabled it.
  if (sheet && (sheet.disabled || !sheet.sheet))
    await new Promise((resolve, reject) => {
      Object.assign(sheet, { onload: resolve, onerror: reject, disabled: false });
    });
  const found = await Promise.all(FACES.map((face) => document.fonts.load(face, document.body.textContent)));
  // A face without font: the style sheet is not applied yet.
  fetched = found.every(({ length }) => length > 0);
}

/** Shows the loaded fonts from now on. */
export function showFaces(): void {
  if (fetched) document.documentElement.dataset['faces'] = '';
}

/**
 * The same, but reverts if visible elements move. Both happen between two frames, so a reverted attempt is not visible.
 */
export function showFacesInPlace(): void {
  if (!fetched || 'faces' in document.documentElement.dataset) return;
  const places = placesInSight();
  showFaces();
  if (haveMoved(places)) delete document.documentElement.dataset['faces'];
}

let isFirst = true;

/**
 * Called in the first frame of a new page: shows the fonts if a press led to it. The first page is excluded, whatever
 * was pressed meanwhile. Elements shared by both pages, such as the header, then move by a few pixels; a page replaced
 * automatically moves nothing.
 */
export function showFacesAfterPress(): void {
  if (!isFirst && fetched && navigator.userActivation?.isActive) showFaces();
  isFirst = false;
}
