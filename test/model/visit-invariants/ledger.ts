/** The expected content of the back end's tables, derived from its actual answers: each key counts once. */
import { DEMO_ACCOUNTS } from '../../../graphql/backend/demo/data.ts';
import { accountKey } from '../../../machines/domain/email.ts';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import { readToken } from '../../../machines/domain/token.ts';
import { member, textOf, type Call, type Response } from '../../harness/tab/call.ts';
import { isOfWalk } from '../simulation/perform.ts';
import { effectsOf } from './effects.ts';
import { MailAllowances } from './mail-allowances.ts';

/** Text lines with counts, so that two ledgers can be compared. */
export type Ledger = Map<string, number>;
export const enter = (ledger: Ledger, line: string, times = 1) => ledger.set(line, (ledger.get(line) ?? 0) + times);
export const lines = {
  account: (key: string, status: string) => `account ${key} ${status}`,
  mail: (kind: 'activation' | 'lobby' | 'interest' | 'unknown', address: string) => `${kind} mail to ${address}`,
  listed: (key: string) => `${key} is on the waiting list`,
  interested: (key: string) => `${key} would like to be a member`,
  used: (code: string) => `a place of ${code} is used`,
};

interface Account {
  id: string;
  email: string;
  status: string;
  code: string;
}
/** Accounts registered before any walk (D45), if they can request a mail. */
const DEMO = [DEMO_ACCOUNTS.pending, 'expired-link@example.com', 'pending-full@example.com'];

class Keeper {
  readonly ledger: Ledger = new Map();
  readonly #accounts = new Map<string, Account>(
    DEMO.map((email) => [email, { id: email, email, status: 'PENDING_ACTIVATION', code: 'VESTIBULE' }]),
  );
  readonly #mailed: ReadonlyMap<string, string>;
  readonly #allowances = new MailAllowances();

  constructor(mailed: ReadonlyMap<string, string>) {
    this.#mailed = mailed;
  }
  #mail = (kind: 'activation' | 'lobby' | 'interest', address: string) => enter(this.ledger, lines.mail(kind, address));
  #mailRegistration({ email, status }: Account, at: number) {
    if (status === 'PENDING_ACTIVATION' && this.#allowances.ofRegistration(email, at)) this.#mail('activation', email);
  }
  /** A started registration has no address yet. */
  #at(email: string): Account | undefined {
    return [...this.#accounts.values()].find(
      (account) => account.status !== 'STARTED' && accountKey(account.email) === accountKey(email),
    );
  }
  /** A pending account loses its address to the next completed registration of it, which gets the mail. */
  #take(account: Account, at: number) {
    if (account.status === 'STARTED') return;
    for (const one of this.#accounts.values())
      if (one !== account && one.status !== 'STARTED' && accountKey(one.email) === accountKey(account.email))
        this.#accounts.delete(one.id);
    this.#mailRegistration(account, at);
  }

  readonly #effects: Readonly<Record<string, (call: Call, answer: unknown, at: number) => void>> = {
    registrationSubmitForm: ({ variables }, answer, at) => {
      const registration = member(answer, 'registration');
      if (!registration) return;
      const email = textOf(variables['formInput'], 'email');
      const code = normaliseCode(textOf(variables, 'registrationCode') || 'VESTIBULE');
      const account = { id: textOf(registration, 'id'), email, status: textOf(registration, 'status'), code };
      this.#accounts.set(account.id, account);
      this.#take(account, at);
    },
    finalizeRegistration: (_, answer, at) => {
      const registration = member(answer, 'registration');
      const account = this.#accounts.get(textOf(registration, 'id'));
      if (!account) return;
      const before = account.status;
      account.status = textOf(registration, 'status');
      if (before === 'STARTED') this.#take(account, at);
      if (before !== 'ACTIVE' && account.status === 'ACTIVE') enter(this.ledger, lines.used(account.code));
    },
    changeRegistrationEmail: ({ bearer, variables }, answer, at) => {
      const account = this.#accounts.get(bearer ?? '');
      if (!account || !member(answer, 'registration')) return;
      const email = textOf(variables, 'email');
      account.email = email;
      this.#take(account, at);
    },
    resendActivation: ({ bearer, variables: { input } }, answer, at) => {
      if (member(answer, 'accepted') !== true) return;
      const link = textOf(input, 'accountActivationId');
      const email = textOf(input, 'email');
      const linked = this.#mailed.get(link);
      const account = link || email ? this.#at(linked ?? email) : this.#accounts.get(bearer ?? '');
      const isDead = linked !== undefined && accountKey(linked) !== accountKey(account?.email ?? '');
      if (account && !isDead) this.#allowances.ofRequest(account.email, at);
      if (account?.status === 'PENDING_ACTIVATION' && !isDead) this.#mail('activation', account.email);
    },
    requestWaitingList: ({ variables }, answer, at) => {
      if (member(answer, 'accepted') !== true) return;
      const email = textOf(variables, 'email');
      this.#allowances.ofRequest(email, at);
      this.#mail('lobby', email);
    },
    applyForMembership: ({ variables }, answer, at) => {
      const email = textOf(variables, 'email');
      const line = lines.interested(accountKey(email));
      // The back end mails other addresses only within limits.
      if (member(answer, 'accepted') !== true || !isOfWalk(email) || this.ledger.has(line)) return;
      enter(this.ledger, line);
      if (this.#allowances.ofInterest(email, at)) this.#mail('interest', email);
    },
    joinWaitingList: ({ variables }, answer) => {
      if (textOf(answer, 'outcome') === 'JOINED')
        enter(this.ledger, lines.listed(accountKey(readToken(textOf(variables, 'token'))?.email ?? '')));
    },
  };
  write(call: Call, { value, at }: Response) {
    this.#effects[call.operation]?.(call, value, at);
  }
  close(): Ledger {
    for (const { email, status } of this.#accounts.values())
      if (isOfWalk(email)) enter(this.ledger, lines.account(accountKey(email), status));
    return this.ledger;
  }
}

/** @param mailed recipients by mail id. */
export function expectedLedger(calls: readonly Call[], mailed: ReadonlyMap<string, string>): Ledger {
  const keeper = new Keeper(mailed);
  for (const { call, response, first } of effectsOf(calls)) if (response === first) keeper.write(call, response);
  return keeper.close();
}
