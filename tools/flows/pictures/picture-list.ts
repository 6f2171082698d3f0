/** Names and types of screen pictures, shared by the code that takes, serves and shows them. */

/** Situations with a picture, by screen, in order; each with the keys of the messages it shows. */
export type PictureList = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const fileOf = (screen: string, situation: string) => `${screen}.${situation}.webp`;

/** The message of the dev server when there are more pictures. */
export const MORE_PICTURES = 'vestibule:workbench-pictures';

/**
 * Ids of the situations that show a message (`Deny.expired`). Empty if no such picture exists yet, or no situation
 * shows it.
 */
export const situationsWith = (pictures: PictureList, key: string): readonly string[] =>
  Object.entries(pictures).flatMap(([screen, situations]) =>
    Object.entries(situations).flatMap(([situation, keys]) => (keys.includes(key) ? [`${screen}.${situation}`] : [])),
  );
