/** Listens to a path as it is played: not what is said is judged here, but whether it can be heard (WCAG 4.1.3, 2.4.3). */
import type { EnginePage } from '../../engines/engine-page.ts';
import { HEARD, listen } from '../../listener/listen.ts';

/** Runs in the page: what was wrong with what was heard since it was asked last. The next step is another matter. */
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
  /** @param step what has been done. */
  async after(step: string): Promise<void> {
    // A page that is on its way out has told all it had to tell.
    const faults = await this.#page.evaluate(faultsNow).catch((): string[] => []);
    this.#faults.push(...faults.map((fault) => `${step}: ${fault}`));
  }
  faults(): readonly string[] {
    return this.#faults;
  }
}
