/** What the back end must have in its books, worked out from what it truly answered: each key counts once. */
import { DEMO_ACCOUNTS } from '../../../graphql/backend/demo/data.ts';
import { accountKey } from '../../../machines/domain/email.ts';
import { normaliseCode } from '../../../machines/domain/registration-code.ts';
import { readToken } from '../../../machines/domain/token.ts';
import { member, type Call, type Said } from '../network/call.ts';

export type MailKind = 'activation' | 'lobby' | 'interest';
interface Account {
  id: string;
  email: string;
  status: string;
  code: string;
}
/** Plain lines, so that two books can be compared as they are. */
export interface Book {
  /** `address status`, in order. */
  accounts: string[];
  /** `kind address`, and how many. */
  mails: Record<string, number>;
  /** Who is on the waiting list. */
  listed: string[];
  /** Who would like to be a member. */
  interested: string[];
  /** Places used, by code. */
  used: Record<string, number>;
}
export const emptyBook = (): Book => ({ accounts: [], mails: {}, listed: [], interested: [], used: {} });
export const more = (counts: Record<string, number>, name: string, times = 1) => {
  counts[name] = (counts[name] ?? 0) + times;
};
export function addBook(to: Book, book: Book) {
  to.accounts.push(...book.accounts);
  to.listed.push(...book.listed);
  to.interested.push(...book.interested);
  for (const [name, times] of Object.entries(book.mails)) more(to.mails, name, times);
  for (const [name, times] of Object.entries(book.used)) more(to.used, name, times);
}

const textOf = (value: unknown, name: string): string => {
  const found = member(value, name);
  return typeof found === 'string' ? found : '';
};
/** The first word of the back end on each key, in the order in which it spoke. */
function effects(calls: readonly Call[]) {
  const known = new Set<string>();
  return calls
    .flatMap((call) => call.truths.map((truth) => ({ call, ...truth })))
    .toSorted((one, other) => one.order - other.order)
    .filter(({ call: { operation, key, mutation }, errors }) => {
      const named = `${operation} ${key}`;
      if (!mutation || errors.length > 0 || known.has(named)) return false;
      if (key !== null) known.add(named);
      return true;
    });
}

/** Who is in the books before any walk (D45), as far as a mail can be asked for. */
const demo = (email: string): Account => ({ id: email, email, status: 'PENDING_ACTIVATION', code: 'VESTIBULE' });
const DEMO = [DEMO_ACCOUNTS.pending, 'expired-link@example.com', 'pending-full@example.com'].map(demo);
/** Addresses that draw problems have it in them too. */
export const isOfWalk = (address: string): boolean => address.includes('walk-');

class Bookkeeper {
  readonly book = emptyBook();
  readonly #accounts = new Map(DEMO.map((account) => [account.id, { ...account }]));
  readonly #mailed: ReadonlyMap<string, string>;

  constructor(mailed: ReadonlyMap<string, string>) {
    this.#mailed = mailed;
  }
  #mail = (kind: MailKind, address: string) => more(this.book.mails, `${kind} ${address}`);
  #at(email: string): Account | undefined {
    return [...this.#accounts.values()].find((account) => accountKey(account.email) === accountKey(email));
  }

  write({ operation, variables, bearer }: Call, said: unknown) {
    if (operation === 'registrationSubmitForm') this.#submitted(variables, said);
    if (operation === 'finalizeRegistration') this.#finalized(said);
    if (operation === 'changeRegistrationEmail') this.#moved(bearer, textOf(variables, 'email'), said);
    if (operation === 'resendActivation' && member(said, 'accepted') === true) this.#resent(bearer, variables);
    if (operation === 'requestWaitingList' && member(said, 'accepted') === true)
      this.#mail('lobby', textOf(variables, 'email'));
    if (operation === 'applyForMembership' && member(said, 'accepted') === true)
      this.#interested(textOf(variables, 'email'));
    if (operation === 'joinWaitingList' && textOf(said, 'outcome') === 'JOINED')
      this.book.listed.push(accountKey(readToken(textOf(variables, 'token'))?.email ?? ''));
  }
  #submitted(variables: Said, said: unknown) {
    const registration = member(said, 'registration');
    const email = textOf(variables['formInput'], 'email');
    if (!registration) return;
    const replaced = this.#at(email);
    if (replaced) this.#accounts.delete(replaced.id);
    const code = normaliseCode(textOf(variables, 'registrationCode') || 'VESTIBULE');
    const account = { id: textOf(registration, 'id'), email, status: textOf(registration, 'status'), code };
    this.#accounts.set(account.id, account);
    if (account.status === 'PENDING_ACTIVATION') this.#mail('activation', email);
  }
  #finalized(said: unknown) {
    const registration = member(said, 'registration');
    const account = this.#accounts.get(textOf(registration, 'id'));
    if (!account) return;
    const before = account.status;
    account.status = textOf(registration, 'status');
    if (before === 'STARTED' && account.status === 'PENDING_ACTIVATION') this.#mail('activation', account.email);
    if (before !== 'ACTIVE' && account.status === 'ACTIVE') more(this.book.used, account.code);
  }
  #moved(bearer: string | null, email: string, said: unknown) {
    const account = this.#accounts.get(bearer ?? '');
    if (!account || !member(said, 'registration')) return;
    const replaced = this.#at(email);
    if (replaced && replaced !== account) this.#accounts.delete(replaced.id);
    account.email = email;
    if (account.status === 'PENDING_ACTIVATION') this.#mail('activation', email);
  }
  #resent(bearer: string | null, { input }: Said) {
    const link = textOf(input, 'accountActivationId');
    const email = textOf(input, 'email');
    const linked = this.#mailed.get(link);
    const account = link || email ? this.#at(linked ?? email) : this.#accounts.get(bearer ?? '');
    const isDead = linked !== undefined && linked !== account?.email;
    if (account?.status === 'PENDING_ACTIVATION' && !isDead) this.#mail('activation', account.email);
  }
  #interested(email: string) {
    // The back end mails others only now and then.
    if (!isOfWalk(email) || this.book.interested.includes(accountKey(email))) return;
    this.book.interested.push(accountKey(email));
    this.#mail('interest', email);
  }

  close(): Book {
    for (const { email, status } of this.#accounts.values())
      if (isOfWalk(email)) this.book.accounts.push(`${accountKey(email)} ${status}`);
    return this.book;
  }
}

/** @param mailed by mailed id: the address it was sent to. */
export function bookOf(calls: readonly Call[], mailed: ReadonlyMap<string, string>): Book {
  const keeper = new Bookkeeper(mailed);
  for (const { call, said } of effects(calls)) keeper.write(call, said);
  return keeper.close();
}
