/** The number of statements of a registration; an increase must be intended. Two more begin and end its transaction. */
import { expect, test } from 'vitest';
import { record } from './record.ts';

/** The verb of a statement and its tables. */
const nameOf = (text: string): string => {
  const [verb = ''] = text.replace('(', '').split(' ');
  const tables = text.matchAll(/(?:from|join|into|update|delete from) "(\w+)"/g).map(([, table]) => table);
  return [verb, ...new Set(tables)].join(' ');
};

test('a registration takes sixteen statements', async () => {
  const [told = []] = await record('counted', 1);
  expect(told.map(({ text }) => nameOf(text))).toEqual([
    // The rate limit of its network address; separately, before the transaction.
    'insert quota_uses',
    'insert idempotency_keys',
    // The lock of the e-mail address.
    'select',
    'select registrations',
    // The lock of the code; later reads see the state after it.
    'select registration_codes',
    'select registrations customization_countries registration_codes inviters',
    // Lapsed registrations of the address.
    'with registrations',
    'insert registrations',
    // The replaced registration is deleted, and its links are passed on.
    'with activation_links registrations',
    'insert consents',
    // Limits for the mail of a registration, and for any mail to this recipient.
    'insert quota_uses',
    'insert quota_uses',
    'with activation_links registrations registration_codes inviters consents newsletter_subscriptions',
    'select newsletter_subscriptions consents registrations',
    'insert mails',
    'update idempotency_keys',
  ]);
});
