/**
 * `npm run film`: walks from the door to the shop on the real product, which must be built, and writes a page of 20 pictures.
 *   film.html               where to (this, unless another is named)
 *   --width 360             at this width, in pixels (1440)
 *   --language de           in that language (en)
 *   --pictures folder       besides, every picture as a file of its own
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { DEFAULT_LOCALE, isLocale } from '../machines/domain/languages.ts';
import { CHOICE_KEY, CHOICE_VERSION } from '../src/services/consent/stored-choice.ts';
import { chromiumArgs, findChromium } from '../test/harness/engines.ts';
import { prepareData, Product } from '../test/harness/product.ts';
import { heightOf } from '../workbench/screen/window.ts';
import { embedded, escaped, pageOf } from './contact-sheet/picture-page.ts';
import { settle } from './contact-sheet/photograph.ts';
import { STOPS, type Scene } from './film/stops.ts';
import { print, requireNode, secondsSince } from './harness.ts';
import { requireEngines } from './install.ts';

requireNode();
const start = performance.now();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: DEFAULT_LOCALE },
    width: { type: 'string', default: '1440' },
    pictures: { type: 'string' },
  },
});
const [file = 'film.html'] = positionals;
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};
const { language, pictures: folder } = options;
const width = Number(options.width);
if (!isLocale(language)) throw refuse(`No language “${language}”.`);
if (!Number.isInteger(width) || width < 320 || width > 4000) refuse('A width is a whole number from 320 to 4000.');
if (!requireEngines(['chromium'])) process.exit(1);

const STYLE = `
  ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 2rem; padding: 0; list-style: none; }
  ol img { inline-size: 100%; }`;

/** Answers of the contract wait from a call of it to the next. */
async function holder(page: Page): Promise<{ hold: () => Promise<void>; release: () => void }> {
  let released = Promise.withResolvers<void>();
  released.resolve();
  await page.route('**/graphql*', async (route) => {
    await released.promise;
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });
  return {
    hold: async () => {
      released = Promise.withResolvers<void>();
    },
    release: () => released.resolve(),
  };
}

async function film(page: Page, language: Scene['language']): Promise<string[]> {
  const { hold, release } = await holder(page);
  const scene: Scene = { page, language, prefix: `/${language}`, hold };
  const frames: string[] = [];
  for (const { name, state, come } of STOPS) {
    release();
    await come(scene);
    await page.evaluate(settle);
    const picture = await page.screenshot();
    const number = frames.length + 1;
    if (folder !== undefined)
      writeFileSync(join(folder, `${`${number}`.padStart(2, '0')}.${width}.${language}.png`), picture);
    const { pathname } = new URL(page.url());
    const caption = `<p><b>${number}</b> ${escaped(name)}<small><code>${state ?? 'beside the visit'}</code><br>${escaped(pathname)}</small></p>`;
    frames.push(`<li>${caption}<img alt="" src="${embedded(picture, 'png')}"></li>`);
    print(`✓ ${number}/${STOPS.length} ${name}`);
  }
  return frames;
}

if (folder !== undefined) mkdirSync(folder, { recursive: true });
const data = await prepareData();
const product = await Product.open(data);
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
try {
  const page = await browser.newPage({
    baseURL: product.url,
    locale: language,
    reducedMotion: 'reduce',
    viewport: { width, height: heightOf(width) },
  });
  await page.addInitScript(
    ({ key, version }) => {
      localStorage[key] ??= JSON.stringify({ version, analytics: false, personalisation: false, at: Date.now() });
    },
    { key: CHOICE_KEY, version: CHOICE_VERSION },
  );
  const frames = await film(page, language);
  const html = pageOf(
    `Film, ${language}, ${width} px`,
    STYLE,
    `<h1>From the door to the shop</h1><ol>${frames.join('\n')}</ol>`,
  );
  writeFileSync(file, html);
  const size = (Buffer.byteLength(html) / 1e6).toFixed(1);
  print(`film: ${frames.length} pictures, ${language}, ${width} px, ${size} MB in ${file}, ${secondsSince(start)}`);
} finally {
  await browser.close();
  await product.close();
  await rm(data, { recursive: true });
}
