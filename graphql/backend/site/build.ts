import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BASE, ORIGIN_PLACEHOLDER } from '../../../src/site.ts';

/** `site.json` of a release, as the build writes it: pages by their address, files below the folder. */
interface Manifest {
  pages: Readonly<Record<string, string>>;
  notFound: Readonly<Record<string, string>>;
  scriptHashes: readonly string[];
  /** Of the inline styles of a document, by its file. */
  styleHashes: Readonly<Record<string, readonly string[]>>;
}

/** What a response takes without copying. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface SiteFile {
  type: string;
  etag: string;
  /** Named by its content: may be kept for ever. */
  immutable: boolean;
  body: Bytes;
  br: () => Promise<Bytes | null>;
  gzip: Bytes | null;
}

export interface SiteDocument extends SiteFile {
  /** `'sha256-…'` of its inline styles. */
  styleHashes: readonly string[];
}

/** A release of the site, read as a whole: an address that is not in it leads to no file, whatever it is made of. */
export interface BuiltSite {
  /** By address without trailing slash. */
  pages: ReadonlyMap<string, SiteDocument>;
  files: ReadonlyMap<string, SiteFile>;
  notFound: ReadonlyMap<string, SiteDocument>;
  scriptHashes: readonly string[];
}

/** Media types by the end of a name. */
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

/** Weak: one tag for the file in whichever encoding. */
const etagOf = (body: Bytes): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** A file of the build, and what lies beside it compressed. @throws where there is none. */
export const load = async (dir: string, name: string): Promise<SiteFile> => {
  const file = join(dir, name);
  const [body, br, gzip] = await Promise.all([read(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { type, etag: etagOf(body), immutable: name.startsWith('assets/'), body, br: async () => br, gzip };
};

/** Assets, and single files such as an icon. What else the build leaves in the folder is not for the public. */
export const isServedAsItIs = (name: string): boolean =>
  (name.startsWith('assets/') || !name.includes('/')) &&
  !name.startsWith('.') &&
  name !== 'site.json' &&
  !/\.(?:br|gz|map)$/.test(name);

const compress = promisify(brotliCompress);

/**
 * A document names its own origin (canonical, share picture) only here, so that one build serves every environment. It is
 * compressed when it is first asked for: at the best quality all of them would take the start some 20 s.
 */
const atOrigin = (file: SiteFile, origin: string): SiteFile => {
  const text = new TextDecoder().decode(file.body).replaceAll(ORIGIN_PLACEHOLDER, () => origin);
  const body = new TextEncoder().encode(text);
  let compressed: Promise<Bytes> | null = null;
  const br = () => (compressed ??= compress(body).then((bytes) => new Uint8Array(bytes)));
  return { ...file, body, etag: etagOf(body), br, gzip: null };
};

/** What search engines read tells whole addresses. */
const NAMES_ORIGIN = /^(?:robots\.txt|sitemap\.xml)$/;
type Entries = readonly (readonly [string, string])[];
/** Where the public finds files of a release. */
export const addressed = (names: readonly string[]): Entries => names.map((name) => [`${BASE}/${name}`, name]);

/** Reads a release. @param origin where its pages are served from. @throws where it is not there, or not whole. */
export const readBuild = async (dir: string, origin: string): Promise<BuiltSite> => {
  const manifest = JSON.parse(await readFile(join(dir, 'site.json'), 'utf8')) as Manifest;
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isServedAsItIs);
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
