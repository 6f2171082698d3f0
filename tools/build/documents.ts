/** Writes the HTML documents of the built site, and `site.json`, the data that the server needs about them. */
import type * as Entry from '../../src/prerender/entry.tsx';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { chunksOfPage } from './chunks.ts';
import { writeFaces, FETCHED_FACE } from './faces.ts';
import { readManifest } from './manifest.ts';

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

/** The text of a page's style sheets, from the build. */
const FETCHED = /\burl\((?!["']?data:)/;

export const textOf = async (client: string, sheets: readonly string[]): Promise<string> =>
  (await Promise.all(sheets.map((file) => readFile(join(client, file), 'utf8')))).join('');

/**
 * The inlined styles of a document. They load no file: besides the time it takes, Chromium sends the full address of
 * the page, which may contain a token (D7), as referrer of such a request, whatever the referrer policy.
 * @param client folder of the built client.
 * @throws if a style loads a file other than a font.
 */
async function inlineStyles(client: string, sheets: readonly string[]): Promise<string> {
  const styles = (await textOf(client, sheets)).replaceAll('\n', '').replace(FETCHED_FACE, '');
  if (FETCHED.test(styles)) throw new Error(`a style in the document fetches a file: ${sheets.join(', ')}`);
  return styles;
}

/** Checks titles of the delivered documents: unique within a language (WCAG 2.4.2). */
/** The title of a document. @param html as rendered by React. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/**
 * @param titles of the documents of one language, by address.
 * @returns a line for each title that is missing or shared.
 */
export function titleProblems(titles: ReadonlyMap<string, string>): string[] {
  const addresses = Map.groupBy(titles.keys(), (address) => titles.get(address) ?? '');
  return [...addresses].flatMap(([title, all]) => {
    if (title === '') return [`${all.join(', ')}: no title`];
    return all.length > 1 ? [`${all.join(', ')}: one title, “${title}”`] : [];
  });
}
