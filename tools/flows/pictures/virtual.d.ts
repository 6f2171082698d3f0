/** Made by `tools/flows/server/pictures.ts`, and by the build of the folder. */
declare module 'virtual:workbench-pictures' {
  /** `PictureList` of `pictures.ts`. */
  export const pictures: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Where their files are: an address, with a slash at its end. */
  export const folder: string;
}
