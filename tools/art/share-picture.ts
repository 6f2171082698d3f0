// Rasters the pictures that must be bitmaps: the picture for shared links, and the icons for home screens.
//
// node tools/art/share-picture.ts
//
// Run by hand when the drawing changes; the PNGs are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { accents } from './colour.ts';
import { indexedPng } from './indexed-png.ts';
import { hand } from './parted.ts';
import { inChromium, inline, show } from './raster.ts';
import { MARK_PATH } from '../../src/ui/wordmark/mark-path.ts';
import { PAPER } from '../../src/ui/paper.ts';

const folder = new URL('../../src/ui/art/', import.meta.url);
const require = createRequire(import.meta.url);
const ink = '#14110f';

const face = (style: 'normal' | 'italic'): string => {
  const file = require.resolve(`@fontsource/ibarra-real-nova/files/ibarra-real-nova-latin-400-${style}.woff2`);
  return `@font-face{font-family:Ibarra;font-style:${style};src:url(${inline('font/woff2', readFileSync(file))})}`;
};

const mark = (size: number, colour: string): string =>
  `<svg width="${size * 0.75}" height="${size}" viewBox="0 0 24 32"><path fill="${colour}" d="${MARK_PATH}"/></svg>`;

/** 1200 × 630: the text on the left, the arch slightly open on the right, both on one floor line. */
const share = (): string => `<style>
  ${face('normal')}${face('italic')}
  body { margin: 0; inline-size: 1200px; block-size: 630px; background: ${PAPER}; color: ${ink}; position: relative; overflow: hidden; font: 400 96px/.98 Ibarra; letter-spacing: -.018em; }
  .name { position: absolute; inset: 64px auto auto 80px; display: flex; align-items: center; gap: 16px; font-size: 46px; line-height: 1; letter-spacing: -.01em; }
  h1 { position: absolute; inset: auto auto 124px 80px; margin: 0; font: inherit; }
  em { display: block; }
  img { position: absolute; inset: 26px 84px auto auto; block-size: 610px; }
  hr { position: absolute; inset: ${Math.round(26 + 610 * 0.926)}px 0 auto; margin: 0; border: 0; border-block-start: 1px solid #6e6760; }
</style><hr><p class="name">${mark(42, ink)}Vestibule</p><h1>By invitation <em>only.</em></h1><img src="${inline('image/svg+xml', hand(accents.oxblood))}">`;

/** The mark on paper with a margin: of a maskable icon the inner four fifths stay visible. */
const icon = (size: number): string =>
  `<style>body{margin:0;inline-size:${size}px;block-size:${size}px;background:${PAPER};display:grid;place-content:center}</style>${mark(size * 0.5, ink)}`;

/** The pixels of a PNG, decoded by the browser. */
async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  // As one string with a character per byte, the fastest way out of the page.
  const bytes = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.drawImage(image, 0, 0);
      return new TextDecoder('x-user-defined').decode(context.getImageData(0, 0, image.width, image.height).data);
    },
    inline('image/png', png),
  );
  // The decoding moves bytes above 0x7f to other code units; their low eight bits are the original bytes.
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0) & 0xff);
}

async function raster(page: Page, name: string, [width, height]: readonly [number, number], html: string) {
  await show(page, [width, height], html);
  const shot = await page.screenshot({ animations: 'disabled' });
  const png = indexedPng(await pixelsOf(page, shot), width, height);
  writeFileSync(new URL(name, folder), png);
  return `${name} ${png.length}`;
}

const written = await inChromium(async (page) => {
  const done = [await raster(page, 'share.png', [1200, 630], share())];
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const)
    done.push(await raster(page, name, [size, size], icon(size)));
  return done;
});
process.stdout.write(`Written: ${written.join(', ')} bytes.\n`);
