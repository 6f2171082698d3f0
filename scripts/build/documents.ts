/** Writes the HTML documents of the built site, and what the server must know of them (`site.json`). */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as Entry from '../../src/prerender/entry.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** What the server reads: which document answers which address, and which inline scripts the policy allows. */
export interface Site {
  pages: Record<string, string>;
  notFound: Record<string, string>;
  scriptHashes: string[];
}

/** A chunk of the build and all that it imports at once. */
function chunksOf(manifest: Manifest, key: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`not in the build: ${key}`);
  if (found.has(key)) return found;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

/** Preloads and style sheets of a page: what its entry, its screen and its language need. */
function assetTags(manifest: Manifest, base: string, sources: readonly string[], fonts: readonly string[]): string {
  const chunks = sources.flatMap((source) => [...chunksOf(manifest, source).values()]);
  const scripts = new Set(chunks.map(({ file }) => file));
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="${base}/${file}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" href="${base}/${file}">`),
  ].join('');
}

/** React puts title and description in front of the markup; they belong into the head. */
function liftHead(html: string): { lifted: string; body: string } {
  const lifted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { lifted, body: html.slice(lifted.length) };
}

/**
 * Writes one document for each page and variant below `out`, and what machines read beside them; gives back the number of
 * documents. `origin` goes into absolute addresses.
 */
export async function writeDocuments(out: string, origin: string): Promise<number> {
  const entry = (await import(join(process.cwd(), out, 'prerender/entry.js'))) as typeof Entry;
  const client = join(out, 'client');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const { BASE, CHOOSE_LANGUAGE, PRE_HYDRATION } = entry;
  const site: Site = {
    pages: {},
    notFound: {},
    scriptHashes: [CHOOSE_LANGUAGE, PRE_HYDRATION].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  };
  let written = 0;
  for (const page of entry.prerendered)
    for (const variant of entry.variants) {
      const { id, path, season, sources } = page;
      const { html, head, noscript, late } = await entry.render(page, variant, origin);
      const { lifted, body } = liftHead(html);
      const tags = assetTags(manifest, BASE, ['index.html', ...sources(variant.locale)], entry.fontsOf(html));
      // Replaced by functions: a `$` in the markup means nothing then.
      const document = template
        .replace('<html lang="en">', () => `<html lang="${variant.locale}">`)
        .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, () => '')
        .replace(
          '<!--head-->',
          () =>
            `${lifted}${head}${variant.prefix === '' ? `<script>${CHOOSE_LANGUAGE}</script>` : ''}<script${season && ` data-season="${season}"`}>${PRE_HYDRATION}</script>${tags}`,
        )
        .replace(
          '<div id="root"></div>',
          () =>
            `<noscript><p class="noscript">${noscript}</p></noscript><div id="root" data-page="${id}">${body}</div>${late}`,
        );
      const file = join('html', `${variant.prefix}${path === '/' ? '/index' : path}.html`);
      await mkdir(dirname(join(out, file)), { recursive: true });
      await writeFile(join(out, file), document);
      written += 1;
      site.pages[`${BASE}${variant.prefix}${path}`] = file;
      if (id === 'notFound') site.notFound[variant.locale] ??= file;
    }
  for (const [name, text] of Object.entries(entry.filesFor(origin))) await writeFile(join(out, name), text);
  await writeFile(join(out, 'site.json'), JSON.stringify(site, null, 2));
  return written;
}
