/**
 * Which entry of a tab's history belongs to which document. In jsdom a window has one document for ever; a browser makes a
 * new one at each load, and going back to an entry of an older one is a load too.
 */
import type { DomWindow } from './jsdom.ts';

export class TabHistory {
  readonly #window: DomWindow;
  readonly #push: History['pushState'];
  /** The document of each entry. */
  #entries = [0];
  #at = 0;
  #made = 0;
  /** Where moves that were asked for lead. */
  readonly #targets: number[] = [];
  /** The path of the entry that the history moved to last, as it stood there. */
  arrivedAt = '';

  constructor(window: DomWindow) {
    const { history } = window;
    this.#window = window;
    this.#push = history.pushState.bind(history);
    const go = history.go.bind(history);
    history.pushState = (...entry) => {
      this.#push(...entry);
      this.#append(this.#document);
    };
    history.go = (steps = 0) => {
      const from = this.#targets.at(-1) ?? this.#at;
      if (steps === 0 || this.#entries[from + steps] === undefined) return;
      this.#targets.push(from + steps);
      go(steps);
    };
    // Before any listener of a page: those find it settled.
    window.addEventListener('popstate', () => {
      this.#at = this.#targets.shift() ?? this.#at;
      this.arrivedAt = this.#window.location.pathname;
    });
  }

  /** Of the entry that the tab is on. */
  get #document(): number {
    return this.#entries[this.#at] ?? 0;
  }
  /** Whether the history was asked to move and has not yet. */
  get moving(): boolean {
    return this.#targets.length > 0;
  }
  /** Whether there is an entry so far away, and whether it belongs to this document. */
  look(steps: number): 'none' | 'same' | 'other' {
    const document = this.#entries[this.#at + steps];
    if (document === undefined) return 'none';
    return document === this.#document ? 'same' : 'other';
  }

  #append(document: number) {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), document];
    this.#at += 1;
  }
  /** An address is loaded: a new entry, which nobody has written a note on. */
  load(href: string) {
    this.#push(null, '', href);
    this.#made += 1;
    this.#append(this.#made);
  }
  /** As a new tab has it: one entry, and nothing before it. */
  reset(href: string) {
    this.#push(null, '', href);
    [this.#entries, this.#at, this.#made, this.#targets.length] = [[0], 0, 0, 0];
  }
}
