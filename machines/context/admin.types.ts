export interface Viewer {
  admin: boolean;
}
export interface ViewerInput {
  /** As given in the URL: parsed, never trusted (D28). */
  token: string;
}
