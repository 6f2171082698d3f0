/** The network between the tabs and the back end, with armed faults, and a record of every call. */
import { FAULTS, type FaultName } from '../../model/faults.ts';
import { callOf, responseOf, type Call, type Caller } from './call.ts';
import { runOutsideTabs } from './globals.ts';
import { createResponse, injectFault, networkError, type Answer, type Exchange } from './inject-fault.ts';

/** Rejects when the caller aborts. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason instanceof Error ? signal.reason : networkError());
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
/** True if the delivered response is the back end's. */
const isHarmless = (fault: Call['fault']) => fault === null || (fault !== 'offline' && FAULTS[fault].failure === null);

export class Network {
  readonly calls: Call[] = [];
  /** An error of the back end itself, not an injected fault. */
  failure: unknown = null;
  /** The faults of the next calls, in order. */
  readonly armed: FaultName[] = [];
  /** The number of the step, for the record. */
  step = 0;
  readonly #origin: string;
  #responses = 0;
  /** Requests in transit. */
  #inFlight = new Set<Promise<unknown>>();
  readonly #held = new Map<Caller, number>();
  readonly #late = new Set<{ due: number; arrive: () => void }>();

  /** @param origin of the back end. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Resolves once no request is in transit. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.allSettled(this.#inFlight);
  }
  /** True if a call of the tab is held. */
  holds = (tab: Caller): boolean => (this.#held.get(tab) ?? 0) > 0;
  /** Time of the next late response in epoch milliseconds; Infinity if there is no late response. */
  get nextDue(): number {
    return Math.min(Infinity, ...[...this.#late].map(({ due }) => due));
  }
  /** Delivers the responses that are due. */
  deliverDue() {
    for (const late of this.#late) {
      if (late.due > Date.now()) continue;
      this.#late.delete(late);
      late.arrive();
    }
  }

  /** Called by the page. */
  async fetch(tab: Caller, path: string, init: RequestInit = {}): Promise<Response> {
    // A HEAD request only tests whether the back end responds, with any status.
    if (init.method === 'HEAD') {
      if (tab.online) return new Response(null);
      throw networkError();
    }
    const call = callOf(tab, this.step, init);
    this.calls.push(call);
    const fault = tab.online ? (this.armed.shift() ?? null) : 'offline';
    call.fault = fault;
    if (fault === 'offline') throw networkError();
    const { signal } = init;
    const exchange = this.#exchange(tab, call, path, init);
    const outcome =
      fault === null ? exchange.forward().then((answer) => createResponse(answer)) : injectFault(fault, exchange);
    const response = await (signal ? Promise.race([outcome, aborted(signal)]) : outcome);
    call.answered = isHarmless(fault);
    return response;
  }

  /** Records a call of another device, without faults. */
  note(operation: string, variables: Call['variables'], value: unknown) {
    this.calls.push({
      tab: null,
      step: this.step,
      operation,
      mutation: true,
      key: `${this.calls.length}`,
      variables,
      bearer: null,
      headers: new Headers(),
      waits: [],
      fault: null,
      responses: [{ order: this.#responses++, at: Date.now(), value, errors: [] }],
      answered: true,
    });
  }

  #exchange(tab: Caller, call: Call, path: string, { method, headers, body, signal }: RequestInit): Exchange {
    const send = async (): Promise<Answer> => {
      const sent = { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null };
      const answer = await runOutsideTabs(() => fetch(new URL(path, this.#origin), sent));
      const text = await answer.text();
      call.responses.push(responseOf(text, this.#responses++));
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: text };
    };
    const forward = (): Promise<Answer> => {
      const sent = send();
      this.#inFlight.add(sent);
      const over = () => void this.#inFlight.delete(sent);
      sent.then(over, (error: unknown) => {
        over();
        this.failure ??= error;
      });
      return sent;
    };
    const hold = <T>(until: Promise<T>): Promise<T> => {
      this.#held.set(tab, (this.#held.get(tab) ?? 0) + 1);
      return Promise.race([until, aborted(signal ?? AbortSignal.abort())]).finally(() =>
        this.#held.set(tab, (this.#held.get(tab) ?? 0) - 1),
      );
    };
    const pass = (milliseconds: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#late.add({ due: Date.now() + milliseconds, arrive: resolve });
      return hold(promise);
    };
    return { forward, pass, silence: () => hold(new Promise<never>(() => undefined)) };
  }
}
