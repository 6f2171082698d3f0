/** Limits of mails per address (D26, decision 21), for the ledger. */
import { accountKey } from '../../../machines/domain/email.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** `[number of mails, within milliseconds]`. */
type Limits = readonly (readonly [uses: number, within: number])[];
/** For registering an address, or moving a registration to it. */
const REGISTERED: Limits = [
  [2, MINUTE],
  [5, HOUR],
];
/** For all mails to an address. */
const ALL: Limits = [
  [2, MINUTE],
  [6, HOUR],
];
/** For mails without an invitation. */
const UNINVITED: Limits = [
  [2, MINUTE],
  [3, HOUR],
];

export class MailAllowances {
  readonly #used = new Map<string, number[]>();

  /** Counts a use, if allowed. @param at epoch milliseconds. */
  #take(limits: Limits, subject: string, at: number): boolean {
    const used = this.#used.get(subject) ?? [];
    const isOver = limits.some(([uses, within]) => used.filter((time) => time > at - within).length >= uses);
    if (!isOver) this.#used.set(subject, [...used, at]);
    return !isOver;
  }
  /** True if a requested mail that the back end confirmed is sent. */
  ofRequest = (address: string, at: number) => this.#take(ALL, `to ${accountKey(address)}`, at);
  /** True if a registration's address gets a mail. */
  ofRegistration = (address: string, at: number) =>
    this.#take(REGISTERED, `registered ${accountKey(address)}`, at) && this.ofRequest(address, at);
  /** True if an interest gets a mail. */
  ofInterest = (address: string, at: number) => this.#take(UNINVITED, `to ${accountKey(address)}`, at);
}
