/** Types of recorded announcements. */

/**
 * Faults. late: a polite region was inserted together with its text, which is not announced (WCAG 4.1.3); twice: the
 * same text again, by another region or by the focus, without an action between; inside busy: within `aria-busy`, where
 * assistive technology may stay silent (WAI-ARIA 1.2, aria-busy); chatty: text that differs from the last only in
 * figures, within five seconds, such as a countdown; silent: a new heading or a new invalid field, without a focus move
 * or an announcement (WCAG 3.3.1, 4.1.3); passing: the focused heading disappeared before any action: two page changes
 * for one press (WCAG 3.2.2); lost: the focused element disappeared, and nothing has the focus (WCAG 2.4.3).
 */
export type ListeningFault = 'late' | 'twice' | 'inside busy' | 'chatty' | 'silent' | 'passing' | 'lost';

export type Heard =
  | { kind: 'title'; text: string; faults: ListeningFault[] }
  /** A live region: announced after the current speech, or at once. */
  | { kind: 'polite' | 'assertive'; text: string; faults: ListeningFault[] }
  /** @param node index in `Listener.nodes`; null for a document that has been left. */
  | { kind: 'focus'; text: string; node: number | null; faults: ListeningFault[] }
  /** A missing announcement: `silent` or `lost`. */
  | { kind: 'nothing'; text: string; faults: ListeningFault[] };

/** The listener of a document. */
export interface Listener {
  /** Focused elements in order, for queries of Chromium's accessibility tree. */
  nodes: Element[];
  /** Number of changes of the document; constant while it is at rest. */
  changes: () => number;
  /** Marks an external action, as the cause of later announcements. */
  mark: () => void;
  /** Announcements since the last call. */
  drain: () => Heard[];
}

declare global {
  interface Window {
    listener?: Listener;
  }
}
