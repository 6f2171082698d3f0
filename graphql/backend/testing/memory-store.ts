import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { embeddedStore } from '../store/embedded.ts';
import type { Store } from '../store/store.ts';

const version = project.dependencies['@electric-sql/pglite'];
const TEMPLATE = join(tmpdir(), `vestibule-empty-database-${version}.tar`);

const makeTemplate = async (): Promise<void> => {
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const draft = `${TEMPLATE}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, TEMPLATE);
};

/** A store in memory. Its empty database is made once and kept between runs: making one takes 3 s, loading it 0.4. */
export const memoryStore = async (): Promise<Store> => {
  const template = await readFile(TEMPLATE).catch(async () => {
    await makeTemplate();
    return readFile(TEMPLATE);
  });
  return embeddedStore(await PGlite.create({ loadDataDir: new Blob([template]) }), 'embedded, in memory');
};
