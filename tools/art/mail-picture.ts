// Rasters the pictures of mails, because mail clients show only bitmaps: the arch on the floor line, on paper and, for
// dark mode, on ink.
//
// node tools/art/mail-picture.ts
//
// Run by hand when the drawing changes; the JPEGs are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAPER } from '../../src/ui/paper.ts';
import { accents } from './colour.ts';
import { aside, closed, open } from './curtains.ts';
import { finger, hands, thread } from './parted.ts';
import { inChromium, inline, show } from './raster.ts';

const folder = new URL('../../graphql/backend/mail/pictures/', import.meta.url);
const { oxblood } = accents;
const drawn = (name: string) => readFileSync(new URL(`../../src/ui/art/${name}.svg`, import.meta.url), 'utf8');
const GROUNDS = { light: PAPER, dark: '#14110f' } as const;
/** Maximum size in bytes; on a phone all pictures load at once. */
const MOST_BYTES = 35_000;

/** Curtain, object on the floor next to it, and how far that object extends below the floor line. */
const PICTURES: Readonly<Record<string, readonly [curtain: string, prop?: string, below?: number]>> = {
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

/** The best quality within the size limit. */
async function jpeg(page: Page): Promise<Buffer> {
  for (let quality = 90; quality > 30; quality -= 4) {
    const shot = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' });
    if (shot.length <= MOST_BYTES) return shot;
  }
  throw new Error('No quality makes it small enough.');
}

const written = await inChromium(async (page) => {
  const done: string[] = [];
  for (const [name, parts] of Object.entries(PICTURES))
    for (const [ground, colour] of Object.entries(GROUNDS)) {
      await show(page, [1200, 720], scene(colour, parts));
      const picture = await jpeg(page);
      writeFileSync(new URL(`${name}-${ground}.jpg`, folder), picture);
      done.push(`${name}-${ground}.jpg ${picture.length}`);
    }
  return done;
});
process.stdout.write(`Written: ${written.join(', ')} bytes.\n`);
