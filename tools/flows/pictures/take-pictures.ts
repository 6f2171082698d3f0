/** Takes missing and outdated pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Locale } from '../../../locales/languages.ts';
import { readList, type Listed } from '../../photograph/listed.ts';
import { servePage } from '../../photograph/serve.ts';
import { takeAll } from '../../photograph/take-all.ts';
import { chromiumArgs, findChromium } from '../../process/engines.ts';
import { digestsByScreen, SIZE } from './digests.ts';
import { areCurrent, folderOf, readIndex, writeIndex, type CachedScreen } from './picture-cache.ts';
import { fileOf } from './picture-list.ts';

export interface Taking {
  language: Locale;
  /** Number of browser pages in parallel. */
  atOnce: number;
  /** Called after each picture, taken or failed. */
  onTaken: (done: number, all: number, problem: string | null) => void;
}

/** Round robin: the first item of each group, then the second, so that each screen soon has a picture. */
export function firstOfEachFirst<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** The index entries of the screens; current ones are kept. */
function entriesOf(
  language: Locale,
  listed: readonly Listed[],
  digestOf: ReturnType<typeof digestsByScreen>,
): Map<string, CachedScreen> {
  const before = readIndex(language);
  const byScreen = Map.groupBy(listed, ({ screen }) => screen);
  return new Map(
    [...byScreen].map(([screen, group]) => {
      const digest = digestOf(screen);
      const situations = group.map(({ situation }) => situation);
      const taken = before[screen]?.digest === digest ? before[screen].taken : {};
      return [screen, { digest, situations, taken }];
    }),
  );
}

/** @returns the number of pictures taken. If all are current, it builds nothing and starts no browser. */
export async function takePictures({ language, atOnce, onTaken }: Taking): Promise<number> {
  if (areCurrent(language)) return 0;
  // Computed before the page is built, so that later changes count.
  const digestOf = digestsByScreen(language);
  await using served = await servePage();
  const executablePath = findChromium();
  await using browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
  const listed = await readList(await browser.newPage(), `${served.address}?language=${language}`);
  const entries = entriesOf(language, listed, digestOf);
  const missing = listed.filter(({ screen, situation }) => !entries.get(screen)?.taken[situation]);
  const wanted = firstOfEachFirst([...Map.groupBy(missing, ({ screen }) => screen).values()]);
  const order = {
    widths: [SIZE.width],
    schemes: ['light'] as const,
    format: 'webp' as const,
    tallest: SIZE.height,
    examined: null,
    language,
    atOnce,
  };
  mkdirSync(folderOf(language), { recursive: true });
  writeIndex(language, Object.fromEntries(entries));
  let [done, taken] = [0, 0];
  await takeAll(browser, wanted, order, ({ screen, situation, pictures: [picture], flaws, keys }) => {
    const entry = entries.get(screen);
    if (picture && entry) {
      writeFileSync(join(folderOf(language), fileOf(screen, situation)), picture.data);
      entries.set(screen, { ...entry, taken: { ...entry.taken, [situation]: keys } });
      writeIndex(language, Object.fromEntries(entries));
      taken += 1;
    }
    done += 1;
    onTaken(done, wanted.length, picture ? null : `${screen}.${situation}: ${flaws.join('; ')}`);
  });
  return taken;
}
