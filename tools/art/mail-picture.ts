// Rasters the pictures of mails, which clients show as bitmaps alone: the arch on the floor line, on paper and, for the dark, on ink.
//   node tools/art/mail-picture.ts   (needs Chromium: CHROMIUM, or /usr/bin/chromium)
// Run by hand when the drawing changes; the JPEGs are committed.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { PAPER } from '../../src/ui/paper.ts';
import { accents } from './colour.ts';
import { aside, closed, open } from './curtains.ts';
import { finger, hands, thread } from './parted.ts';
import { envelope, key } from './props.ts';
import { inChromium, inline, show } from './raster.ts';

const folder = new URL('../../graphql/backend/mail/pictures/', import.meta.url);
const { oxblood } = accents;
const GROUNDS = { light: PAPER, dark: '#14110f' } as const;
/** What a picture may weigh: on a phone's line all of it comes at once. */
const MOST_BYTES = 35_000;

/** Curtain, and what stands beside it on the floor: how far its picture reaches below that. */
const PICTURES: Readonly<Record<string, readonly [curtain: string, prop?: string, below?: number]>> = {
  key: [hands(oxblood), key()],
  envelope: [finger(oxblood), envelope(oxblood), 16],
  aside: [aside(oxblood)],
  closed: [closed(oxblood)],
  // What has lapsed can be begun again: a thread of light.
  dark: [thread(oxblood)],
  open: [open(oxblood)],
};

/** Twice 600 × 360, its lower edge on the floor line: the mail draws that, so that it is there without the picture. */
const scene = (ground: string, [curtain, prop, below = 0]: readonly [string, string?, number?]): string => `<style>
  body { margin: 0; inline-size: 1200px; block-size: 720px; background: ${ground}; position: relative; overflow: hidden; }
  .arch { position: absolute; inset: 54px auto auto 367px; inline-size: 460px; }
  .prop { position: absolute; inset: auto auto -${below}px 850px; inline-size: 184px; }
</style><img class="arch" src="${inline('image/svg+xml', curtain)}">${prop ? `<img class="prop" src="${inline('image/svg+xml', prop)}">` : ''}`;

/** As good as it can be for what it may weigh. */
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
