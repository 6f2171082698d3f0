import { PGlite } from '@electric-sql/pglite';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/harness.ts';
import { keepImage, readImage } from './database-image.ts';
import { newDatabase, openEmbedded } from './embedded.ts';
import { inviters } from './schema.ts';

const dir = temporaryFolder();
let made: PGlite;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.close());

test('concurrent processes store one image, remove those of other versions, and create databases from it', async () => {
  const cache = join(dir, 'cache');
  expect(await readImage(cache)).toBe(null);
  mkdirSync(cache);
  writeFileSync(join(cache, 'database-0123456789abcdef.tar'), 'of another version');
  writeFileSync(join(cache, 'other.txt'), 'of someone else');
  await Promise.all([keepImage(made, cache), keepImage(made, cache)]);
  expect(readdirSync(cache).sort()).toEqual([expect.stringMatching(/^database-[\da-f]{16}\.tar$/), 'other.txt']);

  const image = await readImage(cache);
  const loaded = await PGlite.create({ loadDataDir: image ?? new Blob() });
  const { rows } = await loaded.query('select count(*)::int as rows from mails');
  await loaded.close();
  expect(rows).toEqual([{ rows: 0 }]);
});

test('a read-only cache has no image and causes no error', async () => {
  const cache = join(dir, 'a file');
  writeFileSync(cache, '');
  await keepImage(made, cache);
  expect(await readImage(cache)).toBe(null);
});

test('an incomplete folder is created again, a complete one keeps its rows', async () => {
  const dataDir = join(dir, 'data');
  mkdirSync(join(dataDir, 'pglite.new'), { recursive: true });
  writeFileSync(join(dataDir, 'pglite.new', 'PG_VERSION'), 'broken off');
  const first = await openEmbedded(dataDir);
  await first.db.insert(inviters).values({ id: 'clara', name: 'Clara' });
  await first.close();
  expect(existsSync(join(dataDir, 'pglite.new'))).toBe(false);
  const second = await openEmbedded(dataDir);
  expect(await second.db.select().from(inviters)).toEqual([{ id: 'clara', name: 'Clara', active: true }]);
  await second.close();
});
