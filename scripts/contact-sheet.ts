/**
 * `npm run sheet`: a picture of every page in every situation, in one HTML page that opens anywhere.
 *   contact-sheet.html      where to (this, unless another is named)
 *   --language de           in that language (en)
 *   --screen Lobby,Deny     these screens alone; `Overlays` is what stands over and beside the pages
 *   --situation joined      these situations alone
 *   --width 360,1440        at these widths alone, in pixels (360, 768, 1440, 2560)
 *   --schemes dark          in these colours alone (light, dark); measured is what is light, unless they are named
 *   --engines chromium,webkit,firefox   besides Chromium's, what the window shows in these engines, side by side (chromium)
 *   --pseudo                in the language that nobody speaks: accents, 40 % longer
 *   --mirrored              the same from right to left
 *   --measure               no pictures: only whether all words can be read, whether what is pressed is large, in sight and
 *                           shows that it has the focus, and whether a page may be shown
 *   --part                  one situation of each screen, and all that stand over or beside the pages
 *   --pictures folder       besides, every picture as a file of its own, in full size
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { DEFAULT_LOCALE, isLocale } from '../machines/domain/languages.ts';
import { chromiumArgs, ENGINES, findChromium, isEngine } from '../test/harness/engines.ts';
import { readList, type Listed } from './contact-sheet/listed.ts';
import { isScheme, SCHEMES, type Photographed } from './contact-sheet/photograph.ts';
import { photographElsewhere } from './contact-sheet/other-engines.ts';
import { servePage } from './contact-sheet/serve.ts';
import { writeSheet } from './contact-sheet/sheet.ts';
import { takeAll } from './contact-sheet/take-all.ts';
import { print, requireNode, secondsSince } from '../tools/process/command.ts';
import { requireEngines } from '../tools/process/install.ts';

requireNode();
const start = performance.now();
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: DEFAULT_LOCALE },
    screen: { type: 'string' },
    situation: { type: 'string' },
    width: { type: 'string', default: '360,768,1440,2560' },
    schemes: { type: 'string' },
    engines: { type: 'string', default: 'chromium' },
    pictures: { type: 'string' },
    pseudo: { type: 'boolean', default: false },
    mirrored: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    part: { type: 'boolean', default: false },
  },
});
const [file = 'contact-sheet.html'] = positionals;
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};
const { language, pictures: folder, measure, part } = options;
const pseudo = options.mirrored ? 'mirrored' : options.pseudo ? 'long' : null;
if (!isLocale(language)) refuse(`No language “${language}”.`);
const widths = options.width.split(',').map(Number);
if (!widths.every((width) => Number.isInteger(width) && width >= 320 && width <= 4000))
  refuse('A width is a whole number from 320 to 4000.');
const wantedSchemes = options.schemes?.split(',') ?? (measure ? ['light'] : SCHEMES);
const schemes = wantedSchemes.filter(isScheme);
if (schemes.length < wantedSchemes.length) refuse(`Schemes are ${SCHEMES.join(', ')}.`);
const engines = options.engines.split(',').filter(isEngine);
if (engines.length < options.engines.split(',').length) refuse(`Engines are ${ENGINES.join(', ')}.`);
const others = engines.filter((engine) => engine !== 'chromium');
const isAmong = (names: string | undefined, name: string) => names === undefined || names.split(',').includes(name);

/** More situations than these, and wide pictures are made smaller: the sheet stays one that a browser opens gladly. */
const MANY = 50;
const WIDEST_OF_MANY = 640;

function keep(into: string, { screen, situation, pictures }: Photographed) {
  for (const { engine, scheme, width, full } of pictures) {
    const by = `${scheme === 'dark' ? '.dark' : ''}${engine === 'chromium' ? '' : `.${engine}`}`;
    if (full) writeFileSync(join(into, `${screen}.${situation}.${width}.${language}${by}.png`), full);
  }
}

function take(browser: Browser, wanted: readonly Listed[]): Promise<readonly Photographed[]> {
  const widest = wanted.length > MANY ? WIDEST_OF_MANY : Infinity;
  const order = {
    widths,
    schemes,
    widest: measure ? null : widest,
    tallest: Infinity,
    full: folder !== undefined,
    language,
    examined: measure ? new Set<string>() : null,
  };
  let count = 0;
  return takeAll(browser, wanted, order, ({ screen, situation, flaws }) => {
    const told = flaws.map((flaw) => `\n    ${flaw}`).join('');
    print(`${told ? '✗' : '✓'} ${++count}/${wanted.length} ${screen}.${situation}${told}`);
  });
}

/** All that was asked for; null if there is no such situation. */
async function photographAll(): Promise<readonly Photographed[] | null> {
  await using served = await servePage(pseudo);
  const executablePath = findChromium();
  await using browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
  const listed = await readList(await browser.newPage(), `${served.address}?language=${language}`);
  const asked = listed.filter(
    ({ screen, situation }) => isAmong(options.screen, screen) && isAmong(options.situation, situation),
  );
  const first = new Map(asked.toReversed().map((one) => [one.screen, one]));
  const wanted = part ? asked.filter((one) => one.screen === 'Overlays' || first.get(one.screen) === one) : asked;
  if (wanted.length > 0) {
    let taken = await take(browser, wanted);
    for (const engine of others) taken = await photographElsewhere(engine, taken, widths, print);
    if (folder !== undefined) for (const one of taken) keep(folder, one);
    return taken;
  }
  print(`No such situation. Screens: ${[...new Set(listed.map(({ screen }) => screen))].join(', ')}`);
  return null;
}

function report(photographed: readonly Photographed[], outcome: string) {
  const flawed = photographed.filter(({ flaws }) => flaws.length > 0);
  for (const { screen, situation, flaws } of flawed) print(`✗ ${screen}.${situation}: ${flaws.join('; ')}`);
  const screens = new Set(photographed.map(({ screen }) => screen)).size;
  print(
    `sheet: ${screens} screens, ${photographed.length} situations, ${flawed.length} flawed, ${outcome}, ${secondsSince(start)}`,
  );
  process.exitCode = flawed.length > 0 ? 1 : 0;
}

if (folder !== undefined) mkdirSync(folder, { recursive: true });
if (!requireEngines(['chromium', ...others])) process.exit(1);
print('the page of situations is built …');
const photographed = await photographAll();
if (photographed && measure) report(photographed, `measured at ${widths.join(', ')} px`);
else if (photographed) {
  const page = writeSheet({ language, widths, photographed });
  writeFileSync(file, page);
  const pictures = photographed.reduce((sum, situation) => sum + situation.pictures.length, 0);
  report(photographed, `${pictures} pictures, ${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB in ${file}`);
} else process.exitCode = 1;
