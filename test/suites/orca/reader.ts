/** What Orca says, and whether it keeps up with what is done. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Interface } from 'node:readline';

type Line = { said: string } | { waiting: number; late: number };
/** So many reports in a row, of 0.2 s each, in which nothing was said and nothing waits. */
const QUIET = 7;
const STEADY = 2;
/** Of the same, for words that are waited for: two minutes. */
const MOST = 600;
/** Seconds: a machine on which Orca itself comes so late is not believed. */
const TOO_LATE = 2;

/**
 * What counts as left or come into depends on the order in which Orca hears of what is gone; the rest is of the browser, or comes when
 * it likes.
 */
const BESIDE =
  /^(leaving |main content$|(Focus|Browse) mode$|opens menu|Text unselected|Finished loading|Loading\. |Page has )| (document web|page tab)\.$/;
/** Said of a heading that has the focus, or not: by whether the reader was in it before. */
const ROLE = /( heading level 1| clickable)+\.$/;
const plain = (said: string) => said.trim().replaceAll(/\s+/g, ' ').replace(ROLE, '.').replace(/\.\.$/, '.');

export interface Limits {
  /** What fits is left out. */
  without?: RegExp;
  /** It is not over before words that fit, and then not before it is quiet. */
  until?: RegExp;
}

export class Reader {
  /** The latest that Orca has come by itself: seconds. */
  latest = 0;
  readonly #lines: AsyncIterator<string>;
  readonly #keys: (args: readonly string[]) => ChildProcess;

  constructor(lines: Interface, keys: (args: readonly string[]) => ChildProcess) {
    this.#lines = lines[Symbol.asyncIterator]();
    this.#keys = keys;
  }
  isTooSlow(): boolean {
    return this.latest > TOO_LATE;
  }

  /** Presses keys by their X names, one after the other. */
  async key(...names: readonly string[]): Promise<void> {
    for (const name of names) await once(this.#keys(['key', '--clearmodifiers', name]), 'exit');
  }
  /** In the place of what a field holds; what is said of each letter is left out. */
  async type(text: string): Promise<void> {
    await this.key('ctrl+a');
    await once(this.#keys(['type', '--delay', '40', text]), 'exit');
    await this.hear([]);
  }

  /** Waits for words that fit. @returns whether they came. */
  async comes(words: RegExp, most = MOST): Promise<boolean> {
    for (let beats = 0; beats < most;) {
      const line = await this.#next();
      if ('said' in line && words.test(line.said)) return true;
      if (!('said' in line)) beats += 1;
    }
    return false;
  }

  /**
   * What is said from now on, until nothing more is.
   * @param expected where it is known: until that has been said, or something else.
   */
  async hear(expected: readonly string[] | null, { until, without }: Limits = {}): Promise<string[]> {
    const heard: string[] = [];
    let isMet = until === undefined;
    let quiet = 0;
    const isDone = () => {
      if (!isMet) return false;
      const isAsKept = heard.join('\n') === expected?.join('\n');
      return quiet >= (isAsKept && until === undefined ? STEADY : QUIET);
    };
    for (let beats = 0; beats < MOST && !isDone();) {
      const line = await this.#next();
      if ('said' in line) {
        const words = plain(line.said);
        isMet ||= until?.test(words) ?? true;
        if (words !== '' && !BESIDE.test(words) && !without?.test(words)) heard.push(words);
        quiet = 0;
        continue;
      }
      beats += 1;
      quiet = line.waiting === 0 ? quiet + 1 : 0;
    }
    return heard;
  }
  async #next(): Promise<Line> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error('Orca has ended.');
      if (!value.startsWith('{')) continue;
      const line = JSON.parse(value) as Line;
      if ('late' in line) this.latest = Math.max(this.latest, line.late);
      return line;
    }
  }
}
