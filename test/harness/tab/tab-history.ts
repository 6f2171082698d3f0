/**
 * Assigns entries of a tab's history to documents. A jsdom window has one document; a browser creates one per load, and
 * going back to an entry of an older document is a load too.
 */
import type { DomWindow } from './jsdom.ts';

export class TabHistory {
  readonly #window: DomWindow;
  readonly #push: History['pushState'];
  /** The document of each entry. */
  #entries = [0];
  #at = 0;
  #made = 0;
  /** Targets of pending moves. */
  readonly #targets: number[] = [];
  /** The path of the latest entry reached, at the time of arrival. */
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
    // Registered before any listener of a page.
    window.addEventListener('popstate', () => {
      this.#at = this.#targets.shift() ?? this.#at;
      this.arrivedAt = this.#window.location.pathname;
    });
  }

  /** The document of the current entry. */
  get #document(): number {
    return this.#entries[this.#at] ?? 0;
  }
  /** True while a move is pending. */
  get moving(): boolean {
    return this.#targets.length > 0;
  }
  /** Whether there is an entry at this distance, and whether it belongs to the current document. */
  look(steps: number): 'none' | 'same' | 'other' {
    const document = this.#entries[this.#at + steps];
    if (document === undefined) return 'none';
    return document === this.#document ? 'same' : 'other';
  }

  #append(document: number) {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), document];
    this.#at += 1;
  }
  /** Loads an address: a new entry without state. */
  load(href: string) {
    this.#push(null, '', href);
    this.#made += 1;
    this.#append(this.#made);
  }
  /** Resets to a new tab: one entry. */
  reset(href: string) {
    this.#push(null, '', href);
    [this.#entries, this.#at, this.#made, this.#targets.length] = [[0], 0, 0, 0];
  }
}
