/** What the back end really has in its books: read from its folder, once its process has ended. */
import { like } from 'drizzle-orm';
import { openEmbedded } from '../../../graphql/backend/store/embedded.ts';
import * as schema from '../../../graphql/backend/store/schema.ts';
import { DEMO_CODES } from '../../../graphql/backend/demo/data.ts';
import { emptyBook, isOfWalk, more, type Book, type MailKind } from './books.ts';

const KINDS: readonly (readonly [path: string, kind: MailKind])[] = [
  ['/registration/activateaccount', 'activation'],
  ['/lobby', 'lobby'],
  ['/about-us', 'interest'],
];
/** Addresses of walks have this in them, also those that draw problems. */
const WALKS = '%walk-%';

/** @param folder `DATA_DIR`. */
export async function readBook(folder: string): Promise<Book> {
  const store = await openEmbedded(folder);
  try {
    const { db } = store;
    const book = emptyBook();
    const { registrations, mails, waitingListEntries, membershipInterests, registrationCodes } = schema;
    for (const row of await db.select().from(registrations).where(like(registrations.accountKey, WALKS)))
      book.accounts.push(`${row.accountKey} ${row.status}`);
    for (const { recipient, links } of await db.select().from(mails)) {
      const kind = KINDS.find(([path]) => links[0]?.includes(path))?.[1];
      if (kind !== 'interest' || isOfWalk(recipient)) more(book.mails, `${kind} ${recipient}`);
    }
    for (const { accountKey } of await db.select().from(waitingListEntries)) book.listed.push(accountKey);
    for (const { accountKey } of await db
      .select()
      .from(membershipInterests)
      .where(like(membershipInterests.accountKey, WALKS)))
      book.interested.push(accountKey);
    for (const { code, balance } of await db.select().from(registrationCodes)) {
      const used = (DEMO_CODES.find((demo) => demo.code === code)?.balance ?? 0) - balance;
      if (used > 0) more(book.used, code, used);
    }
    return book;
  } finally {
    await store.close();
  }
}

const inOrder = ({ accounts, mails, listed, interested, used }: Book): string[] =>
  [
    ...accounts.map((line) => `account ${line}`),
    ...Object.entries(mails).map(([name, times]) => `${times} of mail ${name}`),
    ...listed.map((line) => `listed ${line}`),
    ...interested.map((line) => `interested ${line}`),
    ...Object.entries(used).map(([code, times]) => `${times} of ${code} used`),
  ].toSorted();

/** Where the books differ, line by line; and how many lines were compared. */
export function compare(expected: Book, found: Book): { differences: string[]; lines: number } {
  const [wanted, there] = [inOrder(expected), inOrder(found)];
  const missing = [...wanted];
  const unexpected = there.filter((line) => {
    const at = missing.indexOf(line);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  return {
    differences: [
      ...missing.map((line) => `the back end lacks: ${line}`),
      ...unexpected.map((line) => `the back end has: ${line}`),
    ],
    lines: wanted.length,
  };
}
