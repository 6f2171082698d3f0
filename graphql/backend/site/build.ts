import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BASE, ORIGIN_PLACEHOLDER } from '../../../machines/domain/site.ts';

/** `site.json` of a release, written by the build: pages by URL path, files relative to the folder. */
interface Manifest {
  pages: Readonly<Record<string, string>>;
  notFound: Readonly<Record<string, string>>;
  scriptHashes: readonly string[];
  /** Hashes of the inline styles, by file. */
  styleHashes: Readonly<Record<string, readonly string[]>>;
}

/** A response body that needs no copy. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface SiteFile {
  type: string;
  etag: string;
  /** Content-hashed name: may be cached permanently. */
  immutable: boolean;
  body: Bytes;
  br: () => Promise<Bytes | null>;
  gzip: Bytes | null;
}

export interface SiteDocument extends SiteFile {
  /** `'sha256-…'` of its inline styles. */
  styleHashes: readonly string[];
}

/** A release loaded into memory: no request path ever reaches the file system. */
export interface BuiltSite {
  /** By path without trailing slash. */
  pages: ReadonlyMap<string, SiteDocument>;
  files: ReadonlyMap<string, SiteFile>;
  notFound: ReadonlyMap<string, SiteDocument>;
  scriptHashes: readonly string[];
}

/** Media types by file extension. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

export const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '');

const read = async (file: string): Promise<Bytes> => new Uint8Array(await readFile(file));

const readIfThere = async (file: string): Promise<Bytes | null> => {
  try {
    return await read(file);
  } catch {
    return null;
  }
};

/** Weak: the same tag for all encodings. */
const etagOf = (body: Bytes): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Loads a file with its precompressed versions. @throws if it does not exist. */
export const load = async (dir: string, name: string): Promise<SiteFile> => {
  const file = join(dir, name);
  const [body, br, gzip] = await Promise.all([read(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { type, etag: etagOf(body), immutable: name.startsWith('assets/'), body, br: async () => br, gzip };
};

/** Assets and top-level files such as an icon; other build outputs are not public. */
export const isServedUnchanged = (name: string): boolean =>
  (name.startsWith('assets/') || !name.includes('/')) &&
  !name.startsWith('.') &&
  name !== 'site.json' &&
  !/\.(?:br|gz|map)$/.test(name);

const compress = promisify(brotliCompress);

/**
 * Replaces the origin placeholder of a document (canonical link, sharing image), so one build fits every environment.
 * Compressed on the first request: at best quality, compressing all would delay the start by some 20 s.
 */
const atOrigin = (file: SiteFile, origin: string): SiteFile => {
  const text = new TextDecoder().decode(file.body).replaceAll(ORIGIN_PLACEHOLDER, () => origin);
  const body = new TextEncoder().encode(text);
  let compressed: Promise<Bytes> | null = null;
  const br = () => (compressed ??= compress(body).then((bytes) => new Uint8Array(bytes)));
  return { ...file, body, etag: etagOf(body), br, gzip: null };
};

/** These files need absolute URLs. */
const NAMES_ORIGIN = /^(?:robots\.txt|sitemap\.xml)$/;
type Entries = readonly (readonly [string, string])[];
/** Public URL paths of release files. */
export const addressed = (names: readonly string[]): Entries => names.map((name) => [`${BASE}/${name}`, name]);

/** Loads a release. @param origin of its pages. @throws if it is missing or incomplete. */
export const readBuild = async (dir: string, origin: string): Promise<BuiltSite> => {
  const manifest = JSON.parse(await readFile(join(dir, 'site.json'), 'utf8')) as Manifest;
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isServedUnchanged);
  const pages = Object.entries(manifest.pages).map(([path, name]) => [withoutTrailingSlash(path), name] as const);
  const loadDocument = async (name: string): Promise<SiteDocument> => ({
    ...atOrigin(await load(dir, name), origin),
    styleHashes: manifest.styleHashes[name] ?? [],
  });
  const loadAll = async <File>(entries: Entries, one: (name: string) => Promise<File>) =>
    new Map(await Promise.all(entries.map(async ([key, name]) => [key, await one(name)] as const)));
  return {
    pages: await loadAll(pages, loadDocument),
    files: await loadAll(addressed(names), async (name) => {
      const file = await load(dir, name);
      return NAMES_ORIGIN.test(name) ? atOrigin(file, origin) : file;
    }),
    notFound: await loadAll(Object.entries(manifest.notFound), loadDocument),
    scriptHashes: manifest.scriptHashes,
  };
};
