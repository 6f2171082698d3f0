export interface Viewer {
  admin: boolean;
}
export interface ViewerInput {
  /** As it stood in the address: read, never trusted (D28). */
  token: string;
}
