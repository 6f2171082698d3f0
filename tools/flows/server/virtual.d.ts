declare module 'virtual:workbench-data' {
  /** `WorkbenchData`; see `tools/flows/app/data.ts`. */
  const data: unknown;
  export default data;
}
/** Provided by `tools/flows/server/serve-pictures.ts`, and by the build of the folder. */
declare module 'virtual:workbench-pictures' {
  export const pictures: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** URL of their folder, with a trailing slash. */
  export const folder: string;
}
