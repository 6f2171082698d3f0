/** What pictures of screens are called: for whoever takes, serves or shows them. */

/** Situations of which there is a picture, by screen; first what the screen shows first. */
export type PictureList = Readonly<Record<string, readonly string[]>>;

export const fileOf = (screen: string, situation: string) => `${screen}.${situation}.webp`;

/** What the dev server sends when there are more. */
export const MORE_PICTURES = 'vestibule:workbench-pictures';
