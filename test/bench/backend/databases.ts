/** New databases of each kind with the demo data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import { seedDemo } from '../../../graphql/backend/demo/seed.ts';
import { deriveKeys } from '../../../graphql/backend/common/keys.ts';
import { silentLog } from '../../../graphql/backend/common/log.ts';
import { readSettings, type Environment } from '../../../graphql/backend/settings/settings.ts';
import { openStore } from '../../../graphql/backend/store/open-store.ts';
import { makeTemplate, newDatabase, wholeServer } from '../../../graphql/backend/testing/test-databases.ts';
import { startPostgres } from '../../suites/postgres/server.ts';
import { makeCodes } from './codes.ts';

/** A database, as settings of a back end. */
export type Database = { DATABASE_URL: string } | { DATA_DIR: string };

export interface Databases extends AsyncDisposable {
  make(): Promise<Database>;
}

async function seed(database: Database): Promise<void> {
  const settings = readSettings(database satisfies Environment);
  const clock = systemClock(0);
  const store = await openStore(settings, silentLog);
  await seedDemo(store.db, deriveKeys(settings.tokenSecret), clock.now());
  await makeCodes(store.db);
  await store.close();
}

/** Commits wait for the disk, as in production. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `-c ${name}=on`);

/** @param programs folder of PostgreSQL's programs. */
export async function onPostgres(programs: string): Promise<Databases> {
  const server = await startPostgres(programs, { options: DURABLE });
  const migrated = await makeTemplate(wholeServer(server.url));
  const seeded = await newDatabase(migrated);
  await seed({ DATABASE_URL: seeded });
  const template = new URL(seeded).pathname.slice(1);
  return {
    make: async () => ({ DATABASE_URL: await newDatabase({ ...migrated, template }) }),
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

export async function embedded(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-load-'));
  const seeded = join(folder, 'seeded');
  await seed({ DATA_DIR: seeded });
  return {
    make: async () => {
      const copy = await mkdtemp(join(folder, 'copy-'));
      await cp(seeded, copy, { recursive: true });
      return { DATA_DIR: copy };
    },
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }),
  };
}
