/** Produces an actor's result over HTTP: its call is held until a test decides on it. */
import { failureOf } from '../../../machines/domain/failure.ts';
import type { Operation } from '../../browser/page-calls.ts';
import type { EnginePage, InterceptedCall } from '../../engines/engine-page.ts';
import { EXPECTED_WITHIN } from '../../harness/limits.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { asksNetwork, dataOf, operationOf } from '../responses.ts';
import type { CourseStep } from './course.ts';
import { settle } from './settle.ts';

type Done = Extract<PathEvent, { output: unknown }>;
type Failed = Extract<PathEvent, { error: unknown }>;

/**
 * After this many responses to the page, a pending call must have arrived; an actor without a call ended before sending
 * it.
 */
const ANSWERS = 50;

/** Holds every GraphQL call of a page until `answer` or `fail`. */
export class HeldCalls {
  readonly #page: EnginePage;
  readonly #held = new Map<string, InterceptedCall[]>();
  readonly #arrivals = new Map<string, (call: InterceptedCall) => void>();

  private constructor(page: EnginePage) {
    this.#page = page;
  }
  static async on(page: EnginePage): Promise<HeldCalls> {
    const calls = new HeldCalls(page);
    await page.intercept((call) => calls.#hold(call));
    // No customer of the real shop.
    await page.serve('/entrance/cmp/credentials', 204, '');
    return calls;
  }

  #hold(call: InterceptedCall) {
    const { operation } = call;
    const awaited = this.#arrivals.get(operation);
    this.#arrivals.delete(operation);
    if (awaited) awaited(call);
    else this.#held.set(operation, [...(this.#held.get(operation) ?? []), call]);
  }

  /**
   * The latest call of an operation that was not aborted; waits for it if necessary.
   * @throws after a minute, with the calls received instead.
   */
  async #take(operation: Operation): Promise<InterceptedCall> {
    const held = (this.#held.get(operation) ?? []).filter((call) => !call.isOver());
    this.#held.delete(operation);
    const last = held.at(-1);
    if (last) return last;
    const { promise, resolve, reject } = Promise.withResolvers<InterceptedCall>();
    this.#arrivals.set(operation, resolve);
    const others = () => [...this.#held.keys()].join(', ') || 'none';
    const limit = setTimeout(() => reject(new Error(`no call of ${operation}; held: ${others()}`)), EXPECTED_WITHIN);
    return promise.finally(() => clearTimeout(limit));
  }

  /**
   * Decides on the call that the page waits for. The page may have aborted the held call and sent another that has not
   * arrived yet; then the decision applies to that one. Resolves once the page has handled the result, because the next
   * step may end the actor and the result would be lost.
   */
  async #decide(operation: Operation, decide: (call: InterceptedCall) => Promise<boolean>): Promise<void> {
    while (!(await decide(await this.#take(operation))));
    await settle(this.#page);
  }

  /**
   * Waits for the calls of the actors that a step ends, and discards them: the page looks the same while the next actor
   * calls, and its answer must not go to an old call.
   */
  async forgetEndedBy({ event, before, after }: Pick<CourseStep, 'event' | 'before' | 'after'>): Promise<void> {
    const answered = 'actorId' in event ? event.actorId : null;
    for (const [id, actor] of Object.entries(before.children))
      if (id !== answered && asksNetwork(id) && after.children[id as keyof typeof after.children] !== actor)
        await this.#forget(operationOf(id));
  }
  async #forget(operation: Operation): Promise<void> {
    for (let answers = 0; answers < ANSWERS && !this.#held.has(operation); answers += 1) await settle(this.#page);
    this.#held.delete(operation);
  }

  async answer({ actorId, output }: Done): Promise<void> {
    const data = dataOf(actorId, output);
    await this.#decide(operationOf(actorId), (call) => (data ? call.answer({ data }) : call.breakOff()));
  }

  /** Produces the failure: no response, a refusal, or one that consumes the key of the request (D21, D39). */
  async fail({ actorId, error }: Failed): Promise<void> {
    const operation = operationOf(actorId);
    const { kind, retryAfter, keyConsumed } = failureOf(error);
    if (kind === 'network') return this.#decide(operation, (call) => call.breakOff());
    if (kind !== 'technical' && kind !== 'busy') throw new Error(`no response says that ${actorId} failed: ${kind}`);
    const code = keyConsumed ? 'IDEMPOTENCY_KEY_REUSED' : kind === 'busy' ? 'RATE_LIMITED' : 'INTERNAL';
    const errors = [{ message: 'refused', extensions: { code, retryAfter } }];
    await this.#decide(operation, (call) => call.answer({ errors }));
  }

  /** The registration is active, as reported by another tab of this browser (D26). */
  async activateElsewhere(page: EnginePage, registration: string): Promise<void> {
    await page.evaluate((id) => {
      const channel = new BroadcastChannel('vestibule.activated');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
      channel.postMessage(id);
      channel.close();
    }, registration);
  }

  /** The back end's guess of the visitor's country (D19). */
  async findCountry(country: string): Promise<void> {
    await this.#decide('countryDetails', (call) => call.answer({ data: { countryDetails: { country } } }));
  }
}
