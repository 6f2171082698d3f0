/**
 * The shop's own typefaces never move what is being read. On a quick line they are there before the first words
 * (`await-faces.ts`). Else they are fetched while the page hydrates, when the line is free, and shown where nothing in
 * sight moves by that, else from the next page on. Until then, and where they do not come, text has fonts of the device
 * (`device-fonts.css`).
 */
import { haveMoved, placesInSight } from './places.ts';

/** As `fonts.css` names them. */
export const FACES = ['1em Ibarra', 'italic 1em Ibarra', '1em Instrument'];

let fetched = false;

/** Fetches what the letters of the page need, by the sheet that names the files. Rejects when a file does not come. */
export async function fetchFaces(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('#faces');
  // Switched off, unless the inline script has switched it on.
  if (sheet && (sheet.disabled || !sheet.sheet))
    await new Promise((resolve, reject) => {
      Object.assign(sheet, { onload: resolve, onerror: reject, disabled: false });
    });
  const found = await Promise.all(FACES.map((face) => document.fonts.load(face, document.body.textContent)));
  // None of a face: the sheet does not count yet.
  fetched = found.every(({ length }) => length > 0);
}

/** From now on text stands in them, if they were fetched. */
export function showFaces(): void {
  if (fetched) document.documentElement.dataset['faces'] = '';
}

/** The same, unless that moves what is in sight. Tried between two frames: nobody sees what is taken back. */
export function showFacesInPlace(): void {
  if (!fetched || 'faces' in document.documentElement.dataset) return;
  const places = placesInSight();
  showFaces();
  if (haveMoved(places)) delete document.documentElement.dataset['faces'];
}

let isFirst = true;

/**
 * Called in the frame of a new page: shows them where a press led to it. To the first none did, whatever was pressed
 * meanwhile. What stays from page to page, such as the header, moves by a few pixels then; a page that another gives
 * way to by itself moves nothing.
 */
export function showFacesAfterPress(): void {
  if (!isFirst && fetched && navigator.userActivation?.isActive) showFaces();
  isFirst = false;
}
