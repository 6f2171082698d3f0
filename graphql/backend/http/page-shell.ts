import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type Locale, rootAttributes } from '../../../machines/domain/languages.ts';
import type { HttpEnv } from './client.ts';

/** Markup: text that is put into it is escaped. */
export type Html = ReturnType<typeof html>;

const fileOf = (specifier: string): URL => new URL(import.meta.resolve(specifier));

const FILES = [
  ['page-shell.css', 'text/css; charset=utf-8', new URL('page-shell.css', import.meta.url)],
  ['icon.svg', 'image/svg+xml', new URL('../../../src/ui/art/favicon.svg', import.meta.url)],
  ['ibarra.woff2', 'font/woff2', fileOf('@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-normal.woff2')],
  [
    'instrument.woff2',
    'font/woff2',
    fileOf('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  ],
] as const;

/** A plain page of the back end itself, in the product's look. No script. */
export const pageShell = (locale: Locale, title: string, body: Html): Html =>
  html`<!doctype html>
    <html ${raw(rootAttributes(locale))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Vestibule</title>
        <link rel="icon" type="image/svg+xml" href="/page-shell/icon.svg" />
        <link rel="stylesheet" href="/page-shell/page-shell.css" />
      </head>
      <body>
        <header><a class="wordmark" href="/">Vestibule</a></header>
        <main>${body}</main>
      </body>
    </html> `;

/** Serves the style sheet, fonts and icon of these pages. */
export const pageShellFiles = (app: Hono<HttpEnv>): void => {
  for (const [name, type, file] of FILES) {
    const body = new Uint8Array(readFileSync(file));
    app.get(`/page-shell/${name}`, (c) => c.body(body, 200, { 'content-type': type, 'cache-control': 'max-age=3600' }));
  }
};
