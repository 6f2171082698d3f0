/** What somebody who listens to a page is told, as it is recorded. */

/**
 * What must not be:
 * late: a polite region was inserted together with its words, and such words are not spoken (WCAG 4.1.3);
 * twice: the same words again, by another region or by the focus, with nothing happened between;
 * inside busy: in what is marked `aria-busy`, of which assistive technology may keep quiet (WAI-ARIA 1.2, aria-busy);
 * chatty: words that differ from the last in their figures alone, within five seconds: a count-down that is read out;
 * silent: another heading or another field that is wrong, and neither the focus moved nor a word said (WCAG 3.3.1, 4.1.3);
 * passing: a page's heading had the focus, and is gone before anything was done: one press, two pages (WCAG 3.2.2);
 * lost: what had the focus is gone, and nothing has it (WCAG 2.4.3).
 */
export type ListeningFault = 'late' | 'twice' | 'inside busy' | 'chatty' | 'silent' | 'passing' | 'lost';

export type Heard =
  | { kind: 'title'; text: string; faults: ListeningFault[] }
  /** A live region speaks: at the end of what is being said, or at once. */
  | { kind: 'polite' | 'assertive'; text: string; faults: ListeningFault[] }
  /** @param node its place in `Listener.nodes`; null: of a document that has been left. */
  | { kind: 'focus'; text: string; node: number | null; faults: ListeningFault[] }
  /** Nothing is said, and something should be: `silent` or `lost`. */
  | { kind: 'nothing'; text: string; faults: ListeningFault[] };

/** The listener of a document. */
export interface Listener {
  /** What had the focus, in its order: for whoever asks Chromium what it makes of them. */
  nodes: Element[];
  /** How often the document has changed: it is at rest where that stays the same. */
  changes: () => number;
  /** Something happens from outside of the page: words that come now were caused by it. */
  mark: () => void;
  /** What was heard since this was asked last. */
  drain: () => Heard[];
}

declare global {
  interface Window {
    listener?: Listener;
  }
}
