/** Refusals of PostgreSQL are reported in one line with advice, without password or statement. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomId } from '../common/keys.ts';
import { silentLog } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { databasesOfRun, emptyDatabase } from '../testing/test-databases.ts';
import { openStore } from './open-store.ts';

const user = `nobody_${randomId().replaceAll(/\W/g, '').toLowerCase()}`;
let url: URL;
let admin: pg.Client;
beforeAll(async () => {
  url = new URL(await emptyDatabase(databasesOfRun()));
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create role ${user} login password 'right'`);
});
afterAll(async () => {
  await admin.query(`drop role ${user}`);
  await admin.end();
});

const changed = (change: (address: URL) => void): string => {
  const address = new URL(url);
  change(address);
  return address.href;
};
const toldOf = (address: string) => openStore(readSettings({ DATABASE_URL: address }), silentLog);

test('a missing database', async () => {
  const address = changed((one) => (one.pathname = '/no_such'));
  await expect(toldOf(address)).rejects.toThrow(
    /^The database no_such at \S+ can’t be used as \w+: it has no database of this name\. Set DATABASE_URL, or check the server\.$/,
  );
});

test('a user without the right to create tables', async () => {
  const address = changed((one) => {
    one.username = user;
    one.password = 'right';
  });
  await expect(toldOf(address)).rejects.toThrow(
    new RegExp(`^The database \\w+ at \\S+ can’t be used as ${user}: this user must not create tables`),
  );
});

test('an unknown user, or a wrong password', async () => {
  const address = changed((one) => {
    one.username = `${user}_2`;
    one.password = 'wrong';
  });
  await expect(toldOf(address)).rejects.toThrow(
    new RegExp(`can’t be used as ${user}_2: it refuses (?:the password|this user, or connections from here)`),
  );
});
