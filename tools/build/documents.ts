/** Writes the HTML documents of the built site, and what the server must know of them (`site.json`). */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type * as Entry from '../../src/prerender/entry.tsx';
import { chunksOfPage } from './chunks.ts';
import { writeFaces } from './faces.ts';
import { inlineStyles, textOf } from './inline-styles.ts';
import { readManifest } from './manifest.ts';
import { titleIn, titleProblems } from './titles.ts';

/**
 * What the server reads: which document answers which address, and which inline scripts and styles the policy allows.
 */
export interface Site {
  pages: Record<string, string>;
  notFound: Record<string, string>;
  scriptHashes: string[];
  /** Of the styles of a document, by its file. */
  styleHashes: Record<string, string[]>;
}

/** As a policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The faces' sheet: switched on by the inline script, which it comes before. */
const faceTag = (href: string) => `<link rel="stylesheet" id="faces" href="${href}" disabled>`;

/**
 * Nothing is painted before the document is there, down to its last element: words that come later would move those
 * that are painted. Chromium takes an element for parsed when it begins, so the words themselves can't be named.
 */
const EXPECT_ALL = '<link rel="expect" href="#late" blocking="render">';

/**
 * The sheets whose text stands in the document: named, so that no chunk fetches one, and switched off, so that the
 * browser does not.
 */
const sheetTags = (base: string, sheets: readonly string[]) =>
  sheets.map((file) => `<link rel="stylesheet" href="${base}/${file}" disabled>`).join('');

/**
 * React puts title and description in front of the markup; they belong into the head. Its preloads of pictures come too
 * soon.
 */
function liftHead(html: string): { lifted: string; body: string } {
  const lifted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { lifted: lifted.replace(/<link rel="preload"[^>]*>/g, ''), body: html.slice(lifted.length) };
}

/**
 * Writes one document for each page and variant below `out`, and what machines read beside them; gives back the number
 * of documents. Throws where two of a language have one title. `origin` goes into absolute addresses; `prerender` is
 * the folder of the server entry's build.
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
      // Replaced by functions: a `$` in the markup means nothing then.
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
