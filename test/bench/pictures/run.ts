/**
 * `npm run bench:pictures`: what a picture costs in Chromium as SVG, WebP and AVIF: as the start page's hero, and as its row of four, on
 * a phone and on a desk. A processor that is four times slower: the main thread is throttled, other threads' own time is taken four times.
 *   --sharp ../encoder/node_modules/sharp   the encoder, which the product does without; with none, SVG alone is measured
 *   --runs 5
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../harness/engines.ts';
import { print } from '../../suites/print.ts';
import { median } from '../figures.ts';
import { table, written } from '../table.ts';
import { bitmapsOf, type Encoder, type Files, svgOf } from './encode.ts';
import { type Cost, costOf, type Place } from './cost.ts';

const { values: options } = parseArgs({
  options: { sharp: { type: 'string' }, runs: { type: 'string', default: '5' } },
});

const HERO = ['curtain-oxblood-lit'];
const ROW = ['coat', 'weekender', 'gown', 'boots'].map((garment) => `shadow-oxblood-${garment}`);
/** As the start page shows them; a hero that is wider than high is cropped. */
const PLACES: readonly Place[] = [
  { title: 'phone, hero', names: HERO, box: [360, 278], window: [360, 800], density: 3 },
  { title: 'phone, closed hero', names: ['curtain-oxblood-closed'], box: [360, 278], window: [360, 800], density: 3 },
  { title: 'phone, row', names: ROW, box: [211, 330], window: [360, 800], density: 3 },
  { title: 'desk, hero', names: HERO, box: [553, 864], window: [2560, 1440], density: 1 },
  { title: 'desk, closed hero', names: ['curtain-oxblood-closed'], box: [553, 864], window: [2560, 1440], density: 1 },
  { title: 'desk, row', names: ROW, box: [570, 891], window: [2560, 1440], density: 1 },
];

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const sharp = options.sharp && (createRequire(import.meta.url)(resolve(options.sharp)) as Encoder);
const names = [...new Set(PLACES.flatMap((place) => place.names))];
const formats: Files[] = [svgOf(names), ...(sharp ? await bitmapsOf(names, sharp, browser) : [])];

const rows: string[][] = [];
for (const place of PLACES)
  for (const files of formats) {
    const costs: Cost[] = [];
    for (let run = 0; run < Number(options.runs); run += 1) costs.push(await costOf(browser, place, files));
    const of = (figure: keyof Cost) => median(costs.map((cost) => cost[figure])) ?? 0;
    rows.push([
      `${place.title}: ${files.format}`,
      written(of('bytes') / 1000, 1),
      written(of('mainThread')),
      written(of('longTasks')),
      written(of('decode')),
      written(of('raster')),
      written(of('drawn')),
    ]);
  }
await browser.close();
print(table(['where, as', 'kB', 'main thread ms', 'long tasks', 'decode ms', 'raster ms', 'drawn after ms'], rows));
