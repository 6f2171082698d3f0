/** How often an address may be mailed (D26, decision 21), as the rule says it: the ledger enters no mail beyond. */
import { accountKey } from '../../../machines/domain/email.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** `[so many, within milliseconds]`. */
type Limits = readonly (readonly [uses: number, within: number])[];
/** Of registering an address, or moving a registration to it. */
const REGISTERED: Limits = [
  [2, MINUTE],
  [5, HOUR],
];
/** Of all mails to an address. */
const ALL: Limits = [
  [2, MINUTE],
  [6, HOUR],
];
/** Of those that need no invitation. */
const UNINVITED: Limits = [
  [2, MINUTE],
  [3, HOUR],
];

export class MailAllowances {
  readonly #used = new Map<string, number[]>();

  /** Counts a use, where it is allowed. @param at epoch milliseconds. */
  #take(limits: Limits, subject: string, at: number): boolean {
    const used = this.#used.get(subject) ?? [];
    const isOver = limits.some(([uses, within]) => used.filter((time) => time > at - within).length >= uses);
    if (!isOver) this.#used.set(subject, [...used, at]);
    return !isOver;
  }
  /** Whether a mail goes that the back end was asked for, and said it would send. */
  ofRequest = (address: string, at: number) => this.#take(ALL, `to ${accountKey(address)}`, at);
  /** Whether a registration has its address mailed. */
  ofRegistration = (address: string, at: number) =>
    this.#take(REGISTERED, `registered ${accountKey(address)}`, at) && this.ofRequest(address, at);
  /** Whether an interest is answered by mail. */
  ofInterest = (address: string, at: number) => this.#take(UNINVITED, `to ${accountKey(address)}`, at);
}
