// Rasters what must be bitmaps: the pictures of mails, the picture for shared links, and the icons for home screens.
//
// node tools/art/bitmaps.ts
//
// Run by hand when a drawing changes; the files are committed. `pngquant 256` makes the PNGs a third of the size.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { PAPER } from '../../src/ui/paper.ts';
import { MARK_PATH } from '../../src/ui/wordmark/mark-path.ts';
import { WHOLE_CHROMIUM } from '../process/engines.ts';
import { accents } from './colour.ts';
import { aside, closed, open } from './curtains.ts';
import { finger, hand, hands, thread } from './parted.ts';

const MAILS = new URL('../../graphql/backend/mail/pictures/', import.meta.url);
const ART = new URL('../../src/ui/art/', import.meta.url);
const require = createRequire(import.meta.url);
const { oxblood } = accents;
const ink = '#14110f';
const GROUNDS = { light: PAPER, dark: ink } as const;
/** Maximum size of a mail's picture in bytes; on a phone all pictures load at once. */
const MOST_BYTES = 35_000;

/** A data URL, since the page loads nothing. */
const inline = (type: string, content: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;
const drawn = (name: string) => readFileSync(new URL(`${name}.svg`, ART), 'utf8');

/** Curtain, object on the floor next to it, and how far that object extends below the floor line. */
const SCENES: Readonly<Record<string, readonly [curtain: string, prop?: string, below?: number]>> = {
  key: [hands(oxblood), drawn('key')],
  envelope: [finger(oxblood), drawn('envelope'), 16],
  aside: [aside(oxblood)],
  closed: [closed(oxblood)],
  // An expired mail can be requested again: a thin line of light.
  dark: [thread(oxblood)],
  open: [open(oxblood)],
};

/**
 * 600 × 360 at double resolution, with its lower edge on the floor line; the mail draws the line itself, so it shows
 * without the picture.
 */
const scene = (ground: string, [curtain, prop, below = 0]: readonly [string, string?, number?]): string => `<style>
  body { margin: 0; inline-size: 1200px; block-size: 720px; background: ${ground}; position: relative; overflow: hidden; }
  .arch { position: absolute; inset: 54px auto auto 367px; inline-size: 460px; }
  .prop { position: absolute; inset: auto auto -${below}px 850px; inline-size: 184px; }
</style><img class="arch" src="${inline('image/svg+xml', curtain)}">${prop ? `<img class="prop" src="${inline('image/svg+xml', prop)}">` : ''}`;

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
</style><hr><p class="name">${mark(42, ink)}Vestibule</p><h1>By invitation <em>only.</em></h1><img src="${inline('image/svg+xml', hand(oxblood))}">`;

/** The mark on paper with a margin: of a maskable icon the inner four fifths stay visible. */
const icon = (size: number): string =>
  `<style>body{margin:0;inline-size:${size}px;block-size:${size}px;background:${PAPER};display:grid;place-content:center}</style>${mark(size * 0.5, ink)}`;

// Glyphs are between pixels only in the whole Chromium.
await using browser = await chromium.launch(WHOLE_CHROMIUM);
const page = await browser.newPage();
async function show([width, height]: readonly [number, number], html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}
/** The best quality within the size limit. */
async function jpeg(): Promise<Buffer> {
  for (let quality = 90; quality > 30; quality -= 4) {
    const shot = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' });
    if (shot.length <= MOST_BYTES) return shot;
  }
  throw new Error('No quality makes it small enough.');
}

for (const [name, parts] of Object.entries(SCENES))
  for (const [ground, colour] of Object.entries(GROUNDS)) {
    await show([1200, 720], scene(colour, parts));
    writeFileSync(new URL(`${name}-${ground}.jpg`, MAILS), await jpeg());
  }
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;
await show([1200, 630], share());
writeFileSync(new URL('share.png', ART), await page.screenshot({ animations: 'disabled' }));
for (const [name, size] of Object.entries(icons)) {
  await show([size, size], icon(size));
  writeFileSync(new URL(name, ART), await page.screenshot({ animations: 'disabled' }));
}
