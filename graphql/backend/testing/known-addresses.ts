/** Rows of addresses in every state that the back end can know. */
import { accountKey } from '../../../machines/domain/email.ts';
import { after, DAY, MINUTE } from '../common/clock.ts';
import { hashOf, randomId } from '../common/keys.ts';
import type { NewRegistration } from '../accounts/storage.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import * as schema from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import { agreed } from './client.ts';

/**
 * State of an address: `begun` has only a first step, `proved` is pending with a token, `lapsed` was not activated in
 * time (D14), `decoy` is active and was registered by a stranger before (D40), `listed` is on the waiting and interest
 * lists without an account, and gets the newsletter.
 */
export const STATES = ['unknown', 'begun', 'pending', 'proved', 'active', 'lapsed', 'decoy', 'listed'] as const;
export type AddressState = (typeof STATES)[number];
export type KnownState = Exclude<AddressState, 'unknown'>;

/** A registration and its mailed activation id. */
export interface Prepared {
  registrationId: string;
  activationId: string;
}

const CODE = 'VESTIBULE';
/** Long enough ago not to count against mail quotas. */
const BEFORE = -2 * DAY;
/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const AT_ONCE = 500;

type Table =
  | typeof schema.registrations
  | typeof schema.consents
  | typeof schema.activationLinks
  | typeof schema.waitingListEntries
  | typeof schema.membershipInterests
  | typeof schema.newsletterSubscriptions;

/** Collects rows and inserts them in batches. */
export class Addresses {
  readonly #now: Date;
  readonly #name: string;
  readonly #rows = new Map<Table, Record<string, unknown>[]>();
  #count = 0;

  /** @param name prefix of the addresses. */
  constructor(now: Date, name = 'guest') {
    this.#now = now;
    this.#name = name;
  }

  #add(table: Table, ...rows: Record<string, unknown>[]): void {
    const known = this.#rows.get(table) ?? [];
    known.push(...rows);
    this.#rows.set(table, known);
  }

  /** An unknown address. All have the same length. */
  next(): string {
    this.#count += 1;
    return `${this.#name}-${String(this.#count).padStart(6, '0')}@example.org`;
  }

  /** A registration with consents; a complete one that is not a decoy has an activation link. */
  registration(email: string, changes: Partial<NewRegistration>): Prepared {
    const [registrationId, activationId] = [randomId(), randomId()];
    const createdAt = after(this.#now, BEFORE);
    const row = {
      id: registrationId,
      customerId: randomId(),
      accountKey: accountKey(email),
      email,
      status: 'PENDING_ACTIVATION',
      flow: 'DEFAULT',
      code: CODE,
      gender: 'woman',
      firstName: 'Ada',
      lastName: 'Lovelace',
      country: 'AT',
      locale: 'en',
      createdAt,
      pendingSince: createdAt,
      ...changes,
    } as const;
    this.#add(schema.registrations, row);
    for (const { type, documentPk, accepted } of agreed())
      this.#add(schema.consents, { id: randomId(), registrationId, type, documentPk, accepted, recordedAt: createdAt });
    if (row.status !== 'STARTED' && row.decoy !== true) {
      const expiresAt = after(row.pendingSince ?? createdAt, 5 * DAY);
      this.#add(schema.activationLinks, { idHash: hashOf(activationId), registrationId, email, createdAt, expiresAt });
    }
    return { registrationId, activationId };
  }

  #list(email: string): void {
    const [account, at] = [accountKey(email), after(this.#now, BEFORE)];
    this.#add(schema.waitingListEntries, { accountKey: account, email, locale: 'en', joinedAt: at });
    this.#add(schema.membershipInterests, { accountKey: account, email, locale: 'en', createdAt: at });
    this.#add(schema.newsletterSubscriptions, { accountKey: account, subscribedAt: at });
  }

  /** An address in a state; `account` is null without an account. */
  inState(state: AddressState): { email: string; account: Prepared | null } {
    const email = this.next();
    if (state === 'unknown') return { email, account: null };
    if (state === 'listed') {
      this.#list(email);
      return { email, account: null };
    }
    return { email, account: this.#account(email, state) };
  }

  #account(email: string, state: Exclude<KnownState, 'listed'>): Prepared {
    if (state === 'begun') return this.begun(email, false);
    if (state === 'pending') return this.registration(email, {});
    if (state === 'proved') return this.registration(email, { flow: 'WAITING_LIST_APPROVED' });
    if (state === 'lapsed') return this.registration(email, { pendingSince: after(this.#now, -PENDING_FOR - MINUTE) });
    if (state === 'decoy') this.registration(email, { decoy: true });
    return this.registration(email, { status: 'ACTIVE', activatedAt: after(this.#now, -DAY) });
  }

  /** First of two steps. */
  begun(email: string, decoy: boolean): Prepared {
    const person = { gender: null, firstName: null, lastName: null };
    return this.registration(email, { flow: 'LEAN_STEP_2', status: 'STARTED', pendingSince: null, decoy, ...person });
  }

  async write(db: Statements): Promise<void> {
    for (const [table, rows] of this.#rows)
      for (let from = 0; from < rows.length; from += AT_ONCE)
        await db.insert(table).values(rows.slice(from, from + AT_ONCE));
  }
}
