/** Pictures of the screens, one for each situation: 390 × 620 px, the top of the page. */
import { folder, pictures } from 'virtual:workbench-pictures';
import { fileOf, MORE_PICTURES, situationsWith, type PictureList } from '../pictures/picture-list.ts';
import { createStore } from './store.ts';

const known = createStore<PictureList>(pictures);

// On the dev server pictures arrive while the page is open.
import.meta.hot?.on(MORE_PICTURES, known.write);

/**
 * The URL of a screen's picture in one situation, or in its first; null if there is no picture yet. A component also
 * calls `usePictures` to render again when pictures arrive.
 */
export function pictureOf(screen: string, situation?: string | null): string | null {
  const has = Object.keys(known.read()[screen] ?? {});
  const found = situation ? has.find((one) => one === situation) : has[0];
  return found === undefined ? null : `${folder}${fileOf(screen, found)}`;
}

export const situationsShowing = (key: string): readonly string[] => situationsWith(known.read(), key);

/** Renders the component again when pictures arrive. */
export const usePictures = (): void => void known.use();
