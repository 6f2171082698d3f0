import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type Locale, rootAttributes } from '../../../locales/languages.ts';
import { MARK_PATH } from '../../../src/ui/wordmark/mark-path.ts';
import type { HttpEnv } from './client.ts';

/** Markup; interpolated text is escaped. */
export type Html = ReturnType<typeof html>;

const UI = new URL('../../../src/ui/', import.meta.url);
const fileOf = (specifier: string): URL => new URL(import.meta.resolve(specifier));

/** Style sheets of the product, then additions for these pages. */
const SHEETS = [
  new URL('tokens.css', UI),
  new URL('base.css', UI),
  new URL('header/header.css', UI),
  new URL('wordmark/wordmark.css', UI),
  new URL('button/button.css', UI),
  new URL('page-shell.css', import.meta.url),
];

const FONT = 'font/woff2';
const PICTURE = 'image/svg+xml';
const FILES: readonly (readonly [string, string, readonly URL[]])[] = [
  ['page-shell.css', 'text/css; charset=utf-8', SHEETS],
  ['mailbox.js', 'text/javascript; charset=utf-8', [new URL('../mail/mailbox-client.js', import.meta.url)]],
  ['icon.svg', PICTURE, [new URL('art/favicon.svg', UI)]],
  ['closed.svg', PICTURE, [new URL('art/curtain-oxblood-closed.svg', UI)]],
  ['open.svg', PICTURE, [new URL('art/curtain-oxblood-open.svg', UI)]],
  ['envelope.svg', PICTURE, [new URL('art/envelope.svg', UI)]],
  ['ibarra.woff2', FONT, [fileOf('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2')]],
  [
    'ibarra-ext.woff2',
    FONT,
    [fileOf('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-ext-400-normal.woff2')],
  ],
  ['ibarra-italic.woff2', FONT, [fileOf('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-italic.woff2')]],
  [
    'instrument.woff2',
    FONT,
    [fileOf('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')],
  ],
  [
    'instrument-ext.woff2',
    FONT,
    [fileOf('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2')],
  ],
];

interface ShellPage {
  locale: Locale;
  title: string;
  path: string;
  /** Navigation links; the current page is marked. */
  links: readonly { href: string; label: string }[];
  /** Accessible name of the navigation. */
  navigation: string;
  body: Html;
  /** Whether to include the mailbox script, the only script here. */
  script?: boolean;
}

/** HTML shell of a back-end page, in the product's design. */
export const pageShell = ({ locale, title, path, links, navigation, body, script = false }: ShellPage): Html =>
  html`<!doctype html>
    <html ${raw(rootAttributes(locale))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Vestibule</title>
        <link rel="icon" type="image/svg+xml" href="/page-shell/icon.svg" />
        <link rel="stylesheet" href="/page-shell/page-shell.css" />
        ${script && html`<script type="module" src="/page-shell/mailbox.js"></script>`}
      </head>
      <body>
        <header class="header">
          <a class="wordmark" href="/"
            ><svg width="24" height="32" viewBox="0 0 24 32" aria-hidden="true"><path d="${MARK_PATH}" /></svg
            >Vestibule</a
          >
          <nav class="header__links" aria-label="${navigation}">
            ${links.map(
              ({ href, label }) => html`<a href="${href}" ${href === path && raw('aria-current="page"')}>${label}</a>`,
            )}
          </nav>
        </header>
        <main>${body}</main>
      </body>
    </html> `;

const DEVELOPER_LINKS = [
  { href: '/', label: 'To the door' },
  { href: '/mailbox', label: 'Mailbox' },
  { href: '/error-reports', label: 'Error reports' },
] as const;

/** A page for developers, in English only, with links to the other local pages and the start page. */
export const developerPage = (page: Pick<ShellPage, 'title' | 'body' | 'path' | 'script'>): Html =>
  pageShell({ ...page, locale: 'en', navigation: 'Local pages', links: DEVELOPER_LINKS });

/** Serves the style sheet, script, images and fonts of these pages. */
export const pageShellFiles = (app: Hono<HttpEnv>): void => {
  for (const [name, type, files] of FILES) {
    const body = new Uint8Array(Buffer.concat(files.map((file) => readFileSync(file))));
    app.get(`/page-shell/${name}`, (c) => c.body(body, 200, { 'content-type': type, 'cache-control': 'max-age=3600' }));
  }
};
