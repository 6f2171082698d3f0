/** Pictures of the screens, one for each situation: 390 × 620 px, the top of the page. */
import { folder, pictures } from 'virtual:workbench-pictures';
import { fileOf } from '../pictures/picture-list.ts';

/** The URL of a screen's picture in one situation, or in its first; null if there is no picture. */
export function pictureOf(screen: string, situation?: string | null): string | null {
  const has = Object.keys(pictures[screen] ?? {});
  const found = situation ? has.find((one) => one === situation) : has[0];
  return found === undefined ? null : `${folder}${fileOf(screen, found)}`;
}

/** Ids of the situations that show a message (`Deny.expired`); empty without pictures. */
export const situationsShowing = (key: string): readonly string[] =>
  Object.entries(pictures).flatMap(([screen, situations]) =>
    Object.entries(situations).flatMap(([situation, keys]) => (keys.includes(key) ? [`${screen}.${situation}`] : [])),
  );
