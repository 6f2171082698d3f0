/**
 * Web fonts for mail clients, served from this origin like the images, at URLs without a reference to the recipient.
 */
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { HttpEnv } from '../http/client.ts';

const PATH = '/entrance/mail/';
const LATIN = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122';
const LATIN_EXTENDED = 'U+100-130,U+132-151,U+154-24F,U+1E00-1E9F';

/** Family, style, weights, letters, file. */
const FONTS = [
  ['latin', LATIN],
  ['latin-ext', LATIN_EXTENDED],
].flatMap(([subset, range]) =>
  [
    ['Ibarra Real Nova', 'normal', '400', '/ibarra-real-nova', '400-normal'],
    ['Ibarra Real Nova', 'italic', '400', '/ibarra-real-nova', '400-italic'],
    ['Instrument Sans', 'normal', '400 700', '-variable/instrument-sans', 'wght-normal'],
  ].map(([family, style, weight, name = '', ending]) => ({
    face: [family, style, weight, range],
    file: `@fontsource${name}/files/${name.slice(name.indexOf('/') + 1)}-${subset}-${ending}.woff2`,
  })),
);
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Inside a media query, which Outlook for Windows ignores: with web fonts it would fall back to Times.
 * @param origin `PUBLIC_URL`.
 */
export const fontSheet = (origin: string): string => {
  const fonts = FONTS.map(
    ({ face: [family, style, weight, range], file }) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;unicode-range:${range};src:url(${origin}${PATH}${nameOf(file)}) format('woff2')}`,
  );
  return `@media screen{${fonts.join('')}}`;
};

/** Serves the fonts to mail clients; cross-origin fonts need CORS. */
export const mailFonts = (app: Hono<HttpEnv>): void => {
  for (const { file } of FONTS) {
    const body = new Uint8Array(readFileSync(new URL(import.meta.resolve(file))));
    app.get(`${PATH}${nameOf(file)}`, (c) =>
      c.body(body, 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=2592000',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
  }
};
