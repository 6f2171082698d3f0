/** The actual content of the back end's tables. */
import { like } from 'drizzle-orm';
import { DEMO_CODES } from '../../../graphql/backend/demo/data.ts';
import { hasRealRecipient } from '../../../graphql/backend/mail/placeholder-recipient.ts';
import * as schema from '../../../graphql/backend/store/schema.ts';
import type { Store } from '../../../graphql/backend/store/store.ts';
import { isOfWalk } from '../simulation/perform.ts';
import { enter, lines, type Ledger } from './ledger.ts';

/** By the target of the mail's link. */
const KINDS = [
  ['/registration/activateaccount', 'activation'],
  ['/lobby', 'lobby'],
  ['/about-us', 'interest'],
] as const;
const WALKS = '%walk-%';

export async function foundLedger({ db }: Store): Promise<Ledger> {
  const ledger: Ledger = new Map();
  const { registrations, mails, waitingListEntries, membershipInterests, registrationCodes } = schema;
  const accounts = await db
    .select({ accountKey: registrations.accountKey, status: registrations.status })
    .from(registrations)
    .where(like(registrations.accountKey, WALKS));
  for (const { accountKey, status } of accounts) enter(ledger, lines.account(accountKey, status));
  const columns = { recipient: mails.recipient, links: mails.links };
  for (const { recipient, links } of await db.select(columns).from(mails).where(hasRealRecipient())) {
    const kind = KINDS.find(([path]) => links[0]?.includes(path))?.[1] ?? 'unknown';
    if (kind !== 'interest' || isOfWalk(recipient)) enter(ledger, lines.mail(kind, recipient));
  }
  for (const { accountKey } of await db.select().from(waitingListEntries)) enter(ledger, lines.listed(accountKey));
  const interests = await db.select().from(membershipInterests).where(like(membershipInterests.accountKey, WALKS));
  for (const { accountKey } of interests) enter(ledger, lines.interested(accountKey));
  for (const { code, balance } of await db.select().from(registrationCodes)) {
    const used = (DEMO_CODES.find((demo) => demo.code === code)?.balance ?? 0) - balance;
    if (used > 0) enter(ledger, lines.used(code), used);
  }
  return ledger;
}

/** Each line, with its expected and its actual count. */
export const compareLedgers = (before: Ledger, expected: Ledger, after: Ledger) =>
  [...new Set([...expected.keys(), ...after.keys()])].map((line) => ({
    line,
    wanted: (before.get(line) ?? 0) + (expected.get(line) ?? 0),
    found: after.get(line) ?? 0,
  }));
