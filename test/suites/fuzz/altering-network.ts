/** A network that delivers altered answers of the back end. */
import { callOf, responseOf, type Call } from '../../harness/tab/call.ts';
import { runOutsideTabs } from '../../harness/tab/globals.ts';
import { createResponse, networkError, type Answer } from '../../harness/tab/inject-fault.ts';
import { Network } from '../../harness/tab/network.ts';
import type { Tab } from '../../harness/tab/tab.ts';

/** @param number of previous answers. */
export type Alter = (answer: Answer, number: number) => Answer;

/** The parsed answer, if it is readable. */
const readable = (text: string, number: number) => {
  try {
    return [responseOf(text, number)];
  } catch {
    return [];
  }
};

export class AlteringNetwork extends Network {
  readonly #origin: string;
  readonly #alter: Alter;
  readonly #under = new Set<Promise<unknown>>();
  #answers = 0;

  constructor(origin: string, alter: Alter) {
    super(origin);
    this.#origin = origin;
    this.#alter = alter;
  }

  override async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.allSettled(this.#under);
  }
  override async fetch(tab: Tab, path: string, init: RequestInit = {}): Promise<Response> {
    if (init.method === 'HEAD') return super.fetch(tab, path, init);
    const call = callOf(tab, this.step, init);
    this.calls.push(call);
    const sent = this.#send(call, path, init);
    this.#under.add(sent);
    const over = () => void this.#under.delete(sent);
    sent.then(over, over);
    const answer = await sent;
    if (init.signal?.aborted) throw networkError();
    return createResponse(answer);
  }
  async #send(call: Call, path: string, { method, headers, body }: RequestInit): Promise<Answer> {
    const sent = { method: method ?? 'GET', headers: headers ?? {}, body: body ?? null };
    const response = await runOutsideTabs(() => fetch(new URL(path, this.#origin), sent));
    const type = response.headers.get('content-type') ?? '';
    const answer = this.#alter({ status: response.status, type, body: await response.text() }, this.#answers++);
    call.responses.push(...readable(answer.body, this.#answers));
    return answer;
  }
}
