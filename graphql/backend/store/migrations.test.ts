/** Effect of migrations on existing rows. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countReserved } from '../invitations/reserved-places.ts';
import * as schema from './schema.ts';
import { MIGRATIONS } from './store.ts';

const FILES = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** A database before a given migration, with a function that applies it. */
const before = async (name: string) => {
  const database = await PGlite.create();
  const apply = (file: string) => database.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  const at = FILES.findIndex((file) => file.endsWith(`_${name}.sql`));
  for (const file of FILES.slice(0, at)) await apply(file);
  return { database, migrate: () => apply(FILES[at] ?? '') };
};

test('consents are effective since the activation; newsletters of unproved addresses are not (D54)', async () => {
  const { database, migrate } = await before('effect-of-consents');
  await database.exec(`
    insert into inviters (id) values ('clara');
    insert into registration_codes (code, inviter_id, balance) values ('CODE', 'clara', 9);
    insert into registrations (id, customer_id, account_key, email, status, flow, code, country, locale, created_at, activated_at)
      select name, name, name || '@example.org', name || '@example.org', status, 'DEFAULT', 'CODE', 'AT', 'en', '2026-01-01Z', activated_at::timestamptz
      from (values ('active', 'ACTIVE', '2026-01-02Z'), ('pending', 'PENDING_ACTIVATION', null), ('withdrawn', 'PENDING_ACTIVATION', null))
        as rows (name, status, activated_at);
    insert into consents (id, registration_id, type, document_pk, accepted, recorded_at)
      select id, id, 'NEWSLETTER', 'pk', true, '2026-01-01Z' from registrations;
    insert into newsletter_subscriptions (account_key, subscribed_at, unsubscribed_at)
      select account_key, '2026-01-01Z', case id when 'withdrawn' then '2026-01-03Z'::timestamptz end from registrations;
  `);
  await migrate();
  const rows = async (query: string) => (await database.query(query)).rows;
  expect([
    await rows('select id, effective_at from consents order by id'),
    await rows('select account_key, subscribed_at, unsubscribed_at from newsletter_subscriptions order by account_key'),
  ]).toEqual([
    [
      { id: 'active', effective_at: new Date('2026-01-02T00:00:00Z') },
      { id: 'pending', effective_at: null },
      { id: 'withdrawn', effective_at: null },
    ],
    [
      {
        account_key: 'active@example.org',
        subscribed_at: new Date('2026-01-01T00:00:00Z'),
        unsubscribed_at: null,
      },
      {
        account_key: 'withdrawn@example.org',
        subscribed_at: null,
        unsubscribed_at: new Date('2026-01-03T00:00:00Z'),
      },
    ],
  ]);
  await database.close();
});

test('reserved places are counted from the first read, including later writes of the previous release', async () => {
  const { database, migrate } = await before('reserved-places');
  const insert = (rows: string) =>
    database.exec(`insert into registrations (id, customer_id, account_key, email, status, flow, code, country, locale, created_at, pending_since)
      select name, name, name, name, status, 'DEFAULT', 'CODE', 'AT', 'en', '2026-01-01Z', since::timestamptz from (values ${rows}) as rows (name, status, since)`);
  await database.exec(`
    insert into inviters (id) values ('clara');
    insert into registration_codes (code, inviter_id, balance) values ('CODE', 'clara', 9), ('EMPTY', 'clara', 9);`);
  await insert(`('waits', 'PENDING_ACTIVATION', '2026-01-10Z'), ('activates', 'PENDING_ACTIVATION', '2026-01-10Z'),
    ('lapsed', 'PENDING_ACTIVATION', '2026-01-01Z'), ('active', 'ACTIVE', '2026-01-10Z'), ('expired', 'EXPIRED', '2026-01-01Z')`);
  await migrate();
  await insert(`('later', 'PENDING_ACTIVATION', '2026-01-16Z'), ('begun', 'STARTED', null)`);
  await database.exec(`insert into registration_codes (code, inviter_id, balance) values ('NEW', 'clara', 9)`);
  await database.exec(`update registrations set status = 'ACTIVE' where id = 'activates'`);
  const now = new Date('2026-01-16T12:00:00Z');
  await countReserved(drizzle(database, { schema }), now);
  const counters = async () =>
    (await database.query('select code, reserved, reserved_after from registration_codes order by code')).rows;
  const since = new Date('2026-01-02T12:00:00Z');
  const others = [
    { code: 'EMPTY', reserved: 0, reserved_after: since },
    { code: 'NEW', reserved: 0, reserved_after: new Date(0) },
  ];
  expect(await counters()).toEqual([{ code: 'CODE', reserved: 2, reserved_after: since }, ...others]);
  await database.exec(`delete from registrations where id in ('waits', 'lapsed', 'expired', 'begun')`);
  expect(await counters()).toEqual([{ code: 'CODE', reserved: 1, reserved_after: since }, ...others]);
  await database.close();
});

test('quota uses become one row per subject, in order', async () => {
  const { database, migrate } = await before('uses-of-a-quota');
  await database.exec(`insert into quota_uses (id, subject, used_at) values
    ('3', 'often', '2026-01-01T12:02Z'), ('1', 'often', '2026-01-01T12:00Z'), ('2', 'once', '2026-01-01T12:01Z')`);
  await migrate();
  const { rows } = await database.query(
    'select id, subject, used_at, uses from quota_uses where id = subject order by id',
  );
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  expect(rows).toEqual([
    { id: 'often', subject: 'often', used_at: at(2), uses: [at(0), at(2)] },
    { id: 'once', subject: 'once', used_at: at(1), uses: [at(1)] },
  ]);
  await database.close();
});
