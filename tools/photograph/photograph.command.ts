/**
 * `npm run tool -- photograph`: draws every page in every situation in Chromium and measures it: all text is legible,
 * controls are large enough, visible and show focus, nothing moves by itself, and the console has no error.
 *
 * --pictures folder       also saves each page as a full-size PNG
 * --language de           language of the pages (default: en)
 * --screen Lobby,Deny     only these screens; `Overlays` is everything drawn over a page
 * --situation joined      only these situations
 * --width 360,1440        widths in px, 320 to 4000 (default: 360,768,1440,2560)
 * --schemes light,dark    colour schemes (default: light)
 * --pseudo                in the pseudo-locale: accents, 40 % longer
 * --mirrored              in the right-to-left pseudo-locale
 * --part                  one situation of each screen, and all overlays
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { DEFAULT_LOCALE, isLocale } from '../../locales/languages.ts';
import { launchChromium } from '../process/engines.ts';
import { print, requireNode, secondsSince } from '../process/command.ts';
import { requireEngines } from '../process/install.ts';
import { readList, type Listed } from './listed.ts';
import { isScheme, SCHEMES, type Photographed } from './photograph.ts';
import { servePage } from './serve.ts';
import { takeAll } from './take-all.ts';

requireNode();
const start = performance.now();
const { values: options } = parseArgs({
  options: {
    pictures: { type: 'string' },
    language: { type: 'string', default: DEFAULT_LOCALE },
    screen: { type: 'string' },
    situation: { type: 'string' },
    width: { type: 'string', default: '360,768,1440,2560' },
    schemes: { type: 'string', default: 'light' },
    pseudo: { type: 'boolean', default: false },
    mirrored: { type: 'boolean', default: false },
    part: { type: 'boolean', default: false },
  },
});
const refuse = (reason: string): never => {
  print(reason);
  process.exit(1);
};
const { language, pictures: folder } = options;
if (!isLocale(language)) refuse(`No language “${language}”.`);
const widths = options.width.split(',').map(Number);
if (!widths.every((width) => Number.isInteger(width) && width >= 320 && width <= 4000))
  refuse('A width is a whole number from 320 to 4000.');
const schemes = options.schemes.split(',').filter(isScheme);
if (schemes.length < options.schemes.split(',').length) refuse(`Schemes are ${SCHEMES.join(', ')}.`);
const isAmong = (names: string | undefined, name: string) => names === undefined || names.split(',').includes(name);

function wantedOf(listed: readonly Listed[]): readonly Listed[] {
  const asked = listed.filter(
    ({ screen, situation }) => isAmong(options.screen, screen) && isAmong(options.situation, situation),
  );
  if (asked.length === 0)
    refuse(`No such situation. Screens: ${[...new Set(listed.map(({ screen }) => screen))].join(', ')}`);
  const first = new Map(asked.toReversed().map((one) => [one.screen, one]));
  return options.part ? asked.filter((one) => one.screen === 'Overlays' || first.get(one.screen) === one) : asked;
}

function save(into: string, { screen, situation, pictures }: Photographed) {
  for (const { scheme, width, data } of pictures)
    writeFileSync(join(into, `${screen}.${situation}.${width}.${language}.${scheme}.png`), data);
}

function takeWanted(browser: Browser, wanted: readonly Listed[]): Promise<readonly Photographed[]> {
  const order = {
    widths,
    schemes,
    format: folder === undefined ? null : ('png' as const),
    tallest: Infinity,
    examined: new Set<string>(),
    language,
  };
  let count = 0;
  return takeAll(browser, wanted, order, (taken) => {
    if (folder !== undefined) save(folder, taken);
    const flaws = taken.flaws.map((flaw) => `\n    ${flaw}`).join('');
    print(`${flaws ? '✗' : '✓'} ${++count}/${wanted.length} ${taken.screen}.${taken.situation}${flaws}`);
  });
}

if (folder !== undefined) mkdirSync(folder, { recursive: true });
if (!requireEngines(['chromium'])) process.exit(1);
print('the page of situations is built …');
await using served = await servePage(options.mirrored ? 'mirrored' : options.pseudo ? 'long' : null);
await using browser = await launchChromium();
const listed = await readList(await browser.newPage(), `${served.address}?language=${language}`);
const taken = await takeWanted(browser, wantedOf(listed));

const flawed = taken.filter(({ flaws }) => flaws.length > 0);
for (const { screen, situation, flaws } of flawed) print(`✗ ${screen}.${situation}: ${flaws.join('; ')}`);
const screens = new Set(taken.map(({ screen }) => screen)).size;
print(
  `photograph: ${screens} screens, ${taken.length} situations, ${flawed.length} flawed, ${widths.join(', ')} px, ${secondsSince(start)}`,
);
process.exitCode = flawed.length > 0 ? 1 : 0;
