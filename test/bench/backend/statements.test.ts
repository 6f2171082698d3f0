/** A registration is worth its statements: more of them must be meant. Two more begin and end its transaction. */
import { expect, test } from 'vitest';
import { record } from './record.ts';

/** What a statement does, and to which tables. */
const nameOf = (text: string): string => {
  const [verb = ''] = text.replace('(', '').split(' ');
  const tables = text.matchAll(/(?:from|join|into|update|delete from) "(\w+)"/g).map(([, table]) => table);
  return [verb, ...new Set(tables)].join(' ');
};

test('a registration tells the database sixteen things', async () => {
  const [told = []] = await record('counted', 1);
  expect(told.map(({ text }) => nameOf(text))).toEqual([
    // What its address on the net may still do; by itself, before the transaction.
    'insert quota_uses',
    'insert idempotency_keys',
    // The lock of the address.
    'select',
    'select registrations',
    // The lock of the code: what is read next is of the moment after it.
    'select registration_codes',
    'select registrations customization_countries registration_codes inviters',
    // What the address had that is over.
    'with registrations',
    'insert registrations',
    // Whom it replaces goes, and leaves it its links.
    'with activation_links registrations',
    'insert consents',
    // The mail of a registration, and any mail to this recipient.
    'insert quota_uses',
    'insert quota_uses',
    'with activation_links registrations registration_codes inviters consents newsletter_subscriptions',
    'select newsletter_subscriptions consents registrations',
    'insert mails',
    'update idempotency_keys',
  ]);
});
