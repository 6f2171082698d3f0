/** When a page has said all that it has to say for now. */
import type { Page, Request } from '@playwright/test';

/** They stay open as long as the page does. */
const STREAMS: readonly string[] = ['eventsource', 'websocket'];
/** So often in a row nothing is under way and nothing has changed. */
const QUIET = 2;
/**
 * Milliseconds of the page's clock in which it may do what it has put off for a moment: what a screen says as it comes, for 300
 * (`Announcement.tsx`), and what is waited for, for 400 (`Patience.tsx`).
 */
const MOMENT = 400;

/** Two turns of the page's own, whatever its clock says, then how often it has changed. */
const turned = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let turns = 0;
    port1.addEventListener('message', () => {
      turns += 1;
      if (turns === 2) resolve(window.listener?.changes() ?? 0);
      else port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });

export class Rest {
  readonly #page: Page;
  readonly #open = new Set<Request>();
  readonly #held: (request: Request) => boolean;

  /** @param held says of a request that it is kept back on purpose, and is not waited for. */
  constructor(page: Page, held: (request: Request) => boolean) {
    this.#page = page;
    this.#held = held;
    page.on('request', (request) => {
      if (!STREAMS.includes(request.resourceType())) this.#open.add(request);
    });
    const ends = (request: Request) => this.#open.delete(request);
    page.on('requestfinished', ends);
    page.on('requestfailed', ends);
  }

  /** Resolves once nothing is loaded and the page has stopped changing; its clock stands, but for a moment. */
  async come(): Promise<void> {
    await this.#quiet();
    await this.#page.clock.runFor(MOMENT);
    await this.#quiet();
  }
  async #quiet(): Promise<void> {
    let last = -1;
    for (let quiet = 0; quiet < QUIET;) {
      // A page that is on its way out can't be asked.
      const changes = await this.#page.evaluate(turned).catch(() => -1);
      const isBusy = [...this.#open].some((request) => !this.#held(request));
      quiet = changes === last && changes >= 0 && !isBusy ? quiet + 1 : 0;
      last = changes;
    }
  }
}
