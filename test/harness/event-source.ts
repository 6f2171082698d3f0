/** An EventSource over `fetch` for tests, since Node lacks a built-in one. It does not reconnect. */
export class FetchedEventSource extends EventTarget {
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #closing = new AbortController();

  constructor(url: string) {
    super();
    void this.#read(url).catch(() => this.#end());
  }

  close() {
    this.readyState = 2;
    this.#closing.abort();
  }

  #end() {
    this.readyState = 2;
    this.onerror?.();
  }

  async #read(url: string) {
    const answer = await fetch(url, { signal: this.#closing.signal });
    if (!answer.ok || !answer.body) return this.#end();
    this.readyState = 1;
    this.onopen?.();
    let unread = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      unread += part;
      const events = unread.split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) this.#dispatch(event);
    }
    this.#end();
  }

  #dispatch(event: string) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
    const data = field('data');
    if (data !== undefined) this.dispatchEvent(new MessageEvent(field('event') ?? 'message', { data }));
  }
}
