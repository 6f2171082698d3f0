/** The network between the tabs and the back end, with the faults that wait in it, and a record of every call. */
import { FAULTS, type FaultName } from '../../model/faults.ts';
import type { Tab } from '../browser/tab.ts';
import { behindTheScenes } from '../browser/globals.ts';
import { subjectOf, truthOf, type Call, type Said } from './call.ts';
import { networkError, responseOf, strikes, type Answer, type Exchange } from './strike.ts';

interface Body {
  operationName: string;
  query: string;
  variables: Said;
  extensions?: { idempotencyKey?: string };
}
const bearerIn = (headers: Headers) => subjectOf(headers.get('authorization')?.replace(/^Bearer /, '') ?? null);
/** Rejects when the caller gives up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const reason = () => reject(signal.reason instanceof Error ? signal.reason : networkError());
    if (signal.aborted) reason();
    else signal.addEventListener('abort', reason, { once: true });
  });

export class Network {
  readonly calls: Call[] = [];
  /** The back end itself could not be reached: none of the faults, but the end of all walks. */
  failure: unknown = null;
  /** The faults of the next calls, in this order. */
  readonly armed: FaultName[] = [];
  step = 0;
  /** Requests on their way to the back end or from it. */
  inFlight = 0;
  #answers = 0;
  readonly #origin: string;
  /** Those who wait for all of them to be over. */
  #waiting: (() => void)[] = [];
  readonly #held = new Map<Tab, number>();
  readonly #due: { at: number; over: () => void }[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Once no request is on its way. */
  async idle(): Promise<void> {
    if (this.inFlight > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
  /** Whether a call of the tab is held back. */
  holds = (tab: Tab): boolean => (this.#held.get(tab) ?? 0) > 0;
  #hold(tab: Tab, change: 1 | -1) {
    this.#held.set(tab, (this.#held.get(tab) ?? 0) + change);
  }
  /** When the next answer is due that comes late; null: none is. Epoch milliseconds. */
  get nextDue(): number | null {
    return this.#due.length === 0 ? null : Math.min(...this.#due.map(({ at }) => at));
  }
  /** Lets through what is due by now. */
  release(now: number) {
    for (const held of this.#due.filter(({ at }) => at <= now)) {
      this.#due.splice(this.#due.indexOf(held), 1);
      held.over();
    }
  }

  fetch(tab: Tab, path: string, init: RequestInit = {}): Promise<Response> {
    const online = tab.online;
    // Whether the house answers at all: no matter with what.
    if (init.method === 'HEAD') return online ? Promise.resolve(new Response(null)) : Promise.reject(networkError());
    const call = this.#record(tab, init);
    const fault = online ? (this.armed.shift() ?? null) : 'offline';
    call.fault = fault;
    this.calls.push(call);
    const { signal } = init;
    const exchange = this.#exchange(tab, call, path, init);
    const deed =
      fault === 'offline'
        ? Promise.reject(networkError())
        : fault === null
          ? exchange.forward().then((answer) => responseOf(answer))
          : strikes[fault](exchange);
    return this.#note(call, signal ? Promise.race([deed, givenUp(signal)]) : deed);
  }
  /** Whether the page got what the back end said. */
  async #note(call: Call, answer: Promise<Response>): Promise<Response> {
    const response = await answer;
    const { fault } = call;
    call.answered = fault === null || (fault !== 'offline' && FAULTS[fault].failure === null);
    return response;
  }

  /** What was done on another device, past all faults. */
  note(operation: string, variables: Said, said: unknown) {
    const past = {
      tab: null,
      key: `${this.calls.length}`,
      bearer: null,
      headers: new Headers(),
      waits: [],
      fault: null,
    };
    const truths = [{ order: this.#answers++, said, errors: [] }];
    this.calls.push({ ...past, step: this.step, operation, mutation: true, variables, truths, answered: true });
  }

  #record(tab: Tab, init: RequestInit): Call {
    const { operationName, query, variables, extensions } = JSON.parse(
      typeof init.body === 'string' ? init.body : '',
    ) as Body;
    const headers = new Headers(init.headers);
    const snapshot = tab.page?.visit.getSnapshot();
    return {
      tab,
      step: this.step,
      operation: operationName,
      mutation: query.trimStart().startsWith('mutation'),
      key: extensions?.idempotencyKey ?? null,
      variables,
      bearer: bearerIn(headers),
      headers,
      waits: Object.keys(snapshot?.children ?? {}).filter((id) => id !== 'watchActivation'),
      fault: null,
      truths: [],
      answered: false,
    };
  }

  #exchange(tab: Tab, call: Call, path: string, { method, headers, body, signal }: RequestInit): Exchange {
    const forward = async (): Promise<Answer> => {
      this.inFlight += 1;
      try {
        const sent = { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null };
        const answer = await behindTheScenes(() => fetch(new URL(path, this.#origin), sent));
        const text = await answer.text();
        call.truths.push(truthOf(text, this.#answers++));
        return { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
      } catch (error) {
        this.failure ??= error;
        throw error;
      } finally {
        this.inFlight -= 1;
        if (this.inFlight === 0) for (const over of this.#waiting.splice(0)) over();
      }
    };
    const held = <T>(until: Promise<T>): Promise<T> => {
      this.#hold(tab, 1);
      return Promise.race([until, givenUp(signal ?? AbortSignal.abort())]).finally(() => this.#hold(tab, -1));
    };
    const pass = (milliseconds: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#due.push({ at: Date.now() + milliseconds, over: resolve });
      return held(promise);
    };
    return { forward, pass, silence: () => held(new Promise<never>(() => undefined)) };
  }
}
