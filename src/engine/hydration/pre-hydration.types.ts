/** State of a delivered page before its script has loaded (D23). */

declare global {
  interface Window {
    /** Set by the inline script of a pre-rendered page; removed after hydration. */
    preHydration?: PreHydration;
  }
}
export interface PreHydration {
  /** The id of the submitted form. */
  submit: string | null;
  /** The pressed button, with its text at that time. */
  press: { button: HTMLElement; words: string } | null;
  /**
   * The delivered forms and the focused element: recorded when hydration begins, which may render all of it again. Call
   * `drawn` when it has.
   */
  delivered?: { forms: readonly HTMLFormElement[]; active: Element | null; drawn: () => void };
  /** React has rendered the page and handles presses itself. */
  isDrawn?: boolean;
  release: () => void;
  /**
   * Called if the script cannot run: reloads the page once if the server responds; otherwise shows a notice, and
   * immediately in a browser that cannot parse the script (D58).
   */
  fail: (error?: unknown) => void;
}
