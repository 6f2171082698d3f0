/** What pictures of screens are called: for whatever takes, serves or shows them. */

/** Situations with a picture, by screen, the first first; each with the keys of the messages that it shows. */
export type PictureList = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const fileOf = (screen: string, situation: string) => `${screen}.${situation}.webp`;

/** What the dev server sends when there are more. */
export const MORE_PICTURES = 'vestibule:workbench-pictures';

/** Ids of the situations that show a message (`Deny.expired`). Empty: none has a picture yet, or none shows it. */
export const situationsThatSay = (pictures: PictureList, key: string): readonly string[] =>
  Object.entries(pictures).flatMap(([screen, situations]) =>
    Object.entries(situations).flatMap(([situation, keys]) => (keys.includes(key) ? [`${screen}.${situation}`] : [])),
  );
