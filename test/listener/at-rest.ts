/** Detects when a page has no more announcements for now. */
import type { Page, Request } from '@playwright/test';

/** Resources that stay open as long as the page. */
const STREAMS: readonly string[] = ['eventsource', 'websocket'];
/** Required number of consecutive checks without requests and changes. */
const QUIET = 2;
/**
 * Time in ms of the page's clock for short delays: a screen's announcement after 300 (`Forwarding.tsx`), and that of
 * a wait after 400 (`PendingStatus.tsx`).
 */
const MOMENT = 400;

/** Runs in the page: two turns of its event loop, independent of its clock, then its number of changes. */
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

  /** @param held true for a request that is held on purpose, which is not waited for. */
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

  /** Resolves once nothing loads and the page has stopped changing; advances its clock only for a moment. */
  async come(): Promise<void> {
    await this.#quiet();
    await this.#page.clock.runFor(MOMENT);
    await this.#quiet();
  }
  async #quiet(): Promise<void> {
    let last = -1;
    for (let quiet = 0; quiet < QUIET;) {
      // A page that is being left can't be queried.
      const changes = await this.#page.evaluate(turned).catch(() => -1);
      const isBusy = [...this.#open].some((request) => !this.#held(request));
      quiet = changes === last && changes >= 0 && !isBusy ? quiet + 1 : 0;
      last = changes;
    }
  }
}
