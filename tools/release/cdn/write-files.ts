/** Writes what is served as files into a folder, each at its address, compressed ones beside it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteFile } from '../../../graphql/backend/site/build.ts';
import { DEFAULTS_ADDRESS, type StaticSite } from './static-site.ts';

const write = async (file: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Documents name their origin only now, so nobody has compressed them yet. */
const writeSiteFile = async (path: string, { body, br, gzip, type }: SiteFile): Promise<void> => {
  await write(path, body);
  const brotli = await br();
  if (brotli) await write(`${path}.br`, brotli);
  const gzipped = gzip ?? (type.startsWith('text/html') ? gzipSync(body, { level: 9 }) : null);
  if (gzipped) await write(`${path}.gz`, gzipped);
};

/** @returns how many, without those that are compressed. */
export const writeFiles = async (folder: string, { pages, notFound, files, defaults }: StaticSite): Promise<number> => {
  const documents = [...pages, ...notFound.values()].map(({ file, document }) => [file, async () => document] as const);
  for (const [address, read] of [...documents, ...files]) await writeSiteFile(join(folder, address), await read());
  await write(join(folder, DEFAULTS_ADDRESS), defaults);
  return documents.length + files.size + 1;
};
