/** The built-in mailbox, as read by a tool (D44). */
import { expect, type APIRequestContext } from '@playwright/test';
import type { Mail } from '../../graphql/backend/testing/client.ts';
import { OFTEN } from '../harness/limits.ts';

/** A kept-alive connection may be closed just when it is reused. */
const RETRIES = 3;

export class Mailbox {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  /** All mails to an address, newest first. */
  async all(to: string): Promise<Mail[]> {
    const answer = await this.#request.get(`${this.#origin}/mailbox.json`, { maxRetries: RETRIES });
    return ((await answer.json()) as Mail[]).filter((mail) => mail.to === to);
  }

  /** The newest mail to an address, once there are this many. */
  async mailTo(to: string, count = 1): Promise<Mail> {
    let mails: Mail[] = [];
    await expect
      .poll(async () => {
        mails = await this.all(to);
        return mails.length;
      }, OFTEN)
      .toBe(count);
    const [newest] = mails;
    if (!newest) throw new Error(`no mail to ${to}`);
    return newest;
  }

  /** Its activation link. */
  async linkTo(to: string, count = 1): Promise<string> {
    return (await this.mailTo(to, count)).links[0] ?? '';
  }
}
