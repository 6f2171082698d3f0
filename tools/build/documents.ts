/** Writes the HTML documents of the built site, and `site.json`, the data that the server needs about them. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type * as Entry from '../../src/prerender/entry.tsx';
import { chunksOfPage } from './chunks.ts';
import { writeFaces } from './faces.ts';
import { inlineStyles, textOf } from './inline-styles.ts';
import { readManifest } from './manifest.ts';
import { titleIn, titleProblems } from './titles.ts';

/** Read by the server: the document of each address, and the inline scripts and styles that the policy allows. */
export interface Site {
  pages: Record<string, string>;
  notFound: Record<string, string>;
  scriptHashes: string[];
  /** Hashes of the styles, by document file. */
  styleHashes: Record<string, string[]>;
}

/** As a source in a Content Security Policy. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sheet of fonts, enabled by the inline script that follows it. */
const faceTag = (href: string) => `<link rel="stylesheet" id="faces" href="${href}" disabled>`;

/**
 * Blocks rendering until the document is parsed to its last element: text that arrives later would shift painted text.
 * Chromium counts an element as parsed when it starts, so the text itself can't be the target.
 */
const EXPECT_ALL = '<link rel="expect" href="#late" blocking="render">';

/**
 * Links to the sheets whose text is inlined: present, so that no chunk loads them, and disabled, so that the browser
 * does not either.
 */
const sheetTags = (base: string, sheets: readonly string[]) =>
  sheets.map((file) => `<link rel="stylesheet" href="${base}/${file}" disabled>`).join('');

/**
 * React puts title and description before the markup; they belong in the head. Its preloads of pictures come too early.
 */
function liftHead(html: string): { lifted: string; body: string } {
  const lifted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { lifted: lifted.replace(/<link rel="preload"[^>]*>/g, ''), body: html.slice(lifted.length) };
}

/**
 * Writes one document per page and variant below `out`, and the files for machines.
 * @param origin for absolute addresses.
 * @param prerender folder of the server entry's build.
 * @returns the number of documents.
 * @throws if two documents of a language have the same title.
 */
export async function writeDocuments(out: string, origin: string, prerender: string): Promise<number> {
  const entry = (await import(resolve(prerender, 'entry.js'))) as typeof Entry;
  const client = join(out, 'client');
  const filesOf = readManifest(client);
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const { BASE, CHOOSE_LANGUAGE, PRE_HYDRATION } = entry;
  const site: Site = {
    pages: {},
    notFound: {},
    scriptHashes: [CHOOSE_LANGUAGE, PRE_HYDRATION].map(hashOf),
    styleHashes: {},
  };
  const faces = await writeFaces(client, await textOf(client, filesOf(['index']).styles));
  let written = 0;
  const titles = entry.variants.map(() => new Map<string, string>());
  for (const page of entry.prerendered)
    for (const [index, variant] of entry.variants.entries()) {
      const { id, path, season, screen } = page;
      const { html, head, noscript, late } = await entry.render(page, variant, origin);
      const { lifted, body } = liftHead(html);
      titles[index]?.set(variant.prefix + path, titleIn(lifted));
      const { scripts, styles: sheets } = filesOf(chunksOfPage(screen, variant.locale));
      const styles = await inlineStyles(client, sheets);
      const addresses = scripts.map((script) => `${BASE}/${script}`);
      const preload = `<link rel="modulepreload" href="${addresses[0]}">`;
      const choose = variant.prefix === '' ? `<script>${CHOOSE_LANGUAGE}</script>` : '';
      const inline = `<script data-scripts="${addresses.join(' ')}" ${faces.firstIn(variant.locale)}${season && ` data-season="${season}"`}>${PRE_HYDRATION}</script>`;
      // Replacement functions, so that a `$` in the markup has no special meaning.
      const document = template
        .replace('<html lang="en">', () => `<html ${entry.rootAttributes(variant.locale)}>`)
        .replace(/\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g, () => '')
        .replace(
          '<!--head-->',
          () =>
            `${EXPECT_ALL}${choose}<style>${styles}</style>${faceTag(`${BASE}/${faces.sheet}`)}${inline}${lifted}${head}${sheetTags(BASE, sheets)}`,
        )
        .replace(
          '<div id="root"></div>',
          () =>
            `<noscript><p class="noscript">${noscript}</p></noscript><div id="root" data-page="${id}">${body}</div>${late}${preload}`,
        );
      const file = join('html', `${variant.prefix}${path === '/' ? '/index' : path}.html`);
      await mkdir(dirname(join(out, file)), { recursive: true });
      await writeFile(join(out, file), document);
      written += 1;
      site.styleHashes[file] = [hashOf(styles)];
      site.pages[`${BASE}${variant.prefix}${path}`] = file;
      if (id === 'notFound') site.notFound[variant.locale] ??= file;
    }
  const alike = titles.flatMap(titleProblems);
  if (alike.length > 0) throw new Error(`titles of documents (WCAG 2.4.2)\n${alike.join('\n')}`);
  for (const [name, text] of Object.entries(entry.filesFor(origin))) await writeFile(join(out, name), text);
  await writeFile(join(out, 'site.json'), JSON.stringify(site, null, 2));
  return written;
}
