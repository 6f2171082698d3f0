/** Orca's output, and its delay behind the actions. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Interface } from 'node:readline';

type Line = { said: string } | { waiting: number; late: number };
/** Number of consecutive reports, of 0.2 s each, without output and without pending events. */
const QUIET = 7;
const STEADY = 2;
/** Maximum wait in such reports: two minutes. */
const MOST = 600;
/** In seconds: if Orca itself is that late, the machine is too slow for valid results. */
const TOO_LATE = 2;

/**
 * Announcements that depend on the order of Orca's events, come from the browser, or have variable timing; they are
 * omitted.
 */
const BESIDE =
  /^(leaving |main content$|(Focus|Browse) mode$|opens menu|Text unselected|Finished loading|Loading\. |Page has )| (document web|page tab)\.$/;
/** Announced for a focused heading or not, depending on the reader's previous position. */
const ROLE = /( heading level 1| clickable)+\.$/;
const plain = (said: string) => said.trim().replaceAll(/\s+/g, ' ').replace(ROLE, '.').replace(/\.\.$/, '.');

export interface Limits {
  /** Matching announcements are omitted. */
  without?: RegExp;
  /** Continues until a matching announcement, and then until it is quiet. */
  until?: RegExp;
}

export class Reader {
  /** Orca's maximum delay so far, in seconds. */
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
  /** Replaces the value of a field; the announcements of letters are omitted. */
  async type(text: string): Promise<void> {
    await this.key('ctrl+a');
    await once(this.#keys(['type', '--delay', '40', text]), 'exit');
    await this.hear([]);
  }

  /** Waits for a matching announcement. @returns true if it came. */
  async comes(words: RegExp, most = MOST): Promise<boolean> {
    for (let beats = 0; beats < most;) {
      const line = await this.#next();
      if ('said' in line && words.test(line.said)) return true;
      if (!('said' in line)) beats += 1;
    }
    return false;
  }

  /**
   * The announcements from now on, until it is quiet.
   * @param expected if given, stops once they have come, or others have.
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
