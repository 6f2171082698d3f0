/** Checks what can be heard while a path is played (WCAG 4.1.3, 2.4.3); it does not compare texts. */
import type { EnginePage } from '../../engines/engine-page.ts';
import { HEARD, listen } from '../../listener/listen.ts';

/** Runs in the page: faults of announcements since the last call. */
const faultsNow = (): string[] => {
  const heard = window.listener?.drain() ?? [];
  window.listener?.mark();
  return heard.flatMap(({ kind, text, faults }) => faults.map((fault) => `${fault}: ${kind} “${text}”`));
};

export class Listening {
  readonly #page: EnginePage;
  readonly #faults: string[] = [];

  private constructor(page: EnginePage) {
    this.#page = page;
  }
  static async on(page: EnginePage): Promise<Listening> {
    await page.early({ run: listen, argument: HEARD });
    return new Listening(page);
  }
  /** @param step description of the step. */
  async after(step: string): Promise<void> {
    // A page that is being left can't be read, and has nothing more to announce.
    const faults = await this.#page.evaluate(faultsNow).catch((): string[] => []);
    this.#faults.push(...faults.map((fault) => `${step}: ${fault}`));
  }
  faults(): readonly string[] {
    return this.#faults;
  }
}
