/** Everything that a visit sends, and everything that it stores. */
import type { Page, Request } from '@playwright/test';
import { isCall } from './page-calls.ts';
import type { Trace } from './marks.ts';

const nameOf = (request: Request): string => {
  if (isCall(request)) return (request.postDataJSON() as { operationName: string }).operationName;
  const { pathname } = new URL(request.url());
  return request.isNavigationRequest() ? `page ${pathname}` : pathname;
};

export class Traces {
  readonly all: Trace[] = [];
  readonly #page: Page;
  readonly #pending: Promise<void>[] = [];

  /** Create it before the first page is opened. */
  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.push(this.#hear(request)));
    page.on('websocket', (socket) => {
      const { pathname } = new URL(socket.url());
      this.#note(`${pathname} web socket url`, socket.url());
      socket.on('framesent', ({ payload }) => this.#note(`${pathname} web socket`, String(payload)));
    });
    page.on('console', (message) => this.#note('console', message.text()));
  }

  #note(place: string, text: string) {
    this.all.push({ place, text });
  }
  async #hear(request: Request) {
    const name = nameOf(request);
    this.#note(`${name} url`, request.url());
    this.#note(`${name} body`, request.postData() ?? '');
    // A request that ended with its page has no more headers.
    const headers = await request.allHeaders().catch(() => request.headers());
    for (const [header, value] of Object.entries(headers)) this.#note(`${name} header ${header}`, value);
  }

  /** The current content and storage of the page. @param step prefix of each place. */
  async look(step: string): Promise<void> {
    const kept = await this.#page.evaluate(() => ({
      ...Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [`localStorage ${key}`, value])),
      ...Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [`sessionStorage ${key}`, value])),
      address: location.href,
      title: document.title,
      'history.state': JSON.stringify(history.state) ?? '',
      'data layer': JSON.stringify(window.dataLayer ?? []),
      referrer: document.referrer,
      'window.name': window.name,
    }));
    for (const [place, text] of Object.entries(kept)) this.#note(`${step}: ${place}`, text);
    for (const { name, value } of await this.#page.context().cookies()) this.#note(`${step}: cookie ${name}`, value);
  }

  /** The back end's log. */
  log(lines: string): void {
    for (const line of lines.split('\n')) this.#note('log', line);
  }
  /** Resolves once everything that was sent has been recorded. */
  async whole(): Promise<readonly Trace[]> {
    await Promise.all(this.#pending);
    return this.all;
  }
  bodiesOf(name: string): readonly string[] {
    return this.all.filter(({ place }) => place === `${name} body`).map(({ text }) => text);
  }
}
