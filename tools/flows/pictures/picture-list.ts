/** Situations with a picture, by screen, in order; each with the keys of the messages it shows. */
export type PictureList = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const fileOf = (screen: string, situation: string) => `${screen}.${situation}.webp`;
