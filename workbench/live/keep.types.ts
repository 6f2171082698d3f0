/** What the workbench and the dev server say to each other of a visit that is to be kept as a test. */
export const KEEP_ADDRESS = '/workbench-visits';

export interface KeepRequest {
  name: string;
  /** Of the visit, as it was recorded. */
  text: string;
}
/** The files that were written, or why none was. */
export type KeepAnswer = { files: string } | { refused: string };
