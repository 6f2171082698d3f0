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

test.each<[string, (address: URL) => unknown, string]>([
  [
    'a missing database',
    (to) => (to.pathname = '/no_such'),
    String.raw`^The database no_such at \S+ can’t be used as \w+: it has no database of this name\. Set DATABASE_URL, or check the server\.$`,
  ],
  [
    'a user without the right to create tables',
    (to) => Object.assign(to, { username: user, password: 'right' }),
    String.raw`^The database \w+ at \S+ can’t be used as ${user}: this user must not create tables`,
  ],
  [
    'an unknown user, or a wrong password',
    (to) => Object.assign(to, { username: `${user}_2`, password: 'wrong' }),
    `can’t be used as ${user}_2: it refuses (?:the password|this user, or connections from here)`,
  ],
])('%s', async (_, change, message) => {
  const address = new URL(url);
  change(address);
  const opened = openStore(readSettings({ DATABASE_URL: address.href }), silentLog);
  await expect(opened).rejects.toThrow(new RegExp(message));
});
