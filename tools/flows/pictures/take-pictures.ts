/** Takes missing and outdated pictures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../locales/languages.ts';
import { readList, type Listed } from '../../photograph/listed.ts';
import { servePage } from '../../photograph/serve.ts';
import { takeAll } from '../../photograph/take-all.ts';
import { launchChromium } from '../../process/engines.ts';
import { areCurrent, digestOf, folderOf, readIndex, SIZE, writeIndex } from './picture-cache.ts';
import { fileOf } from './picture-list.ts';

export interface Taking {
  language: Locale;
  /** Number of browser pages in parallel. */
  atOnce: number;
  /** Called after each picture, taken or failed. */
  onTaken: (done: number, all: number, problem: string | null) => void;
}

/** Round robin: the first situation of each screen, then the second, so that each screen soon has a picture. */
function firstOfEachFirst(listed: readonly Listed[]): readonly Listed[] {
  const groups = [...Map.groupBy(listed, ({ screen }) => screen).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** @returns the number of pictures taken. If all are current, it builds nothing and starts no browser. */
export async function takePictures({ language, atOnce, onTaken }: Taking): Promise<number> {
  if (areCurrent(language)) return 0;
  // Computed before the page is built, so that later changes count.
  const digest = digestOf(language);
  await using served = await servePage();
  await using browser = await launchChromium();
  const listed = await readList(await browser.newPage(), `${served.address}?language=${language}`);
  const before = readIndex(language);
  const situations = listed.map(({ screen, situation }) => ({ screen, situation }));
  let index = { digest, situations, taken: before.digest === digest ? before.taken : {} };
  const wanted = firstOfEachFirst(listed.filter(({ screen, situation }) => !index.taken[fileOf(screen, situation)]));
  const order = {
    widths: [SIZE.width],
    schemes: ['light'] as const,
    format: 'webp' as const,
    tallest: SIZE.height,
    examined: null,
    language,
    atOnce,
  };
  writeIndex(language, index);
  let [done, taken] = [0, 0];
  await takeAll(browser, wanted, order, ({ screen, situation, pictures: [picture], flaws, keys }) => {
    if (picture) {
      const file = fileOf(screen, situation);
      writeFileSync(join(folderOf(language), file), picture.data);
      index = { ...index, taken: { ...index.taken, [file]: keys } };
      writeIndex(language, index);
      taken += 1;
    }
    done += 1;
    onTaken(done, wanted.length, picture ? null : `${screen}.${situation}: ${flaws.join('; ')}`);
  });
  return taken;
}
