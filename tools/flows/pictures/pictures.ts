/** Pictures of the screens, one for each situation: the top of the page on a phone; kept until a source changes. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../../locales/languages.ts';
import { readList } from '../../photograph/listed.ts';
import { servePage } from '../../photograph/serve.ts';
import { takeAll } from '../../photograph/take-all.ts';
import { launchChromium } from '../../process/engines.ts';
import { fileOf, type PictureList } from './picture-list.ts';

/** In px. */
const SIZE = { width: 390, height: 620 } as const;
/** Number of pictures between two progress lines. */
const LOGGED_EVERY = 25;

interface Index {
  /** Digest of the sources. */
  digest: string;
  pictures: PictureList;
}
const ROOT = join(import.meta.dirname, '../../..');
/** The picture cache; it can be rebuilt. */
export const PICTURES = join(ROOT, 'node_modules/.cache/vestibule/screens');
const INDEX = join(PICTURES, 'index.json');

/** A digest of everything that draws a page, and of the messages. */
function digestOf(): string {
  const patterns = ['{src,machines}/**/*.{ts,tsx,css,json,svg}', 'tools/photograph/**/*.{ts,tsx,html}'];
  const files = globSync([...patterns, `locales/${DEFAULT_LOCALE}.json`], { cwd: ROOT, exclude: ['**/*.test.*'] });
  const hash = createHash('sha256').update(JSON.stringify(SIZE));
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('base64url');
}

/** A fresh clone has no cache. */
function readIndex(): Index {
  try {
    return JSON.parse(readFileSync(INDEX, 'utf8')) as Index;
  } catch {
    return { digest: '', pictures: {} };
  }
}
/** The available pictures, including outdated ones. */
export const cachedPictures = (): PictureList => readIndex().pictures ?? {};

/** Takes all pictures, unless they are current. */
export async function takePictures(log: (line: string) => void): Promise<void> {
  // Computed before the page is built, so that later changes count.
  const digest = digestOf();
  if (readIndex().digest === digest) return;
  await using served = await servePage();
  await using browser = await launchChromium();
  const listed = await readList(await browser.newPage(), `${served.address}?language=${DEFAULT_LOCALE}`);
  const order = {
    widths: [SIZE.width],
    schemes: ['light'] as const,
    format: 'webp' as const,
    tallest: SIZE.height,
    examined: null,
    language: DEFAULT_LOCALE,
  };
  mkdirSync(PICTURES, { recursive: true });
  let done = 0;
  const all = await takeAll(browser, listed, order, ({ screen, situation, pictures: [picture], flaws }) => {
    done += 1;
    if (picture) writeFileSync(join(PICTURES, fileOf(screen, situation)), picture.data);
    else log(`✗ ${screen}.${situation}: ${flaws.join('; ')}`);
    if (done % LOGGED_EVERY === 0 || done === listed.length) log(`  ${done}/${listed.length}`);
  });
  const pictures: Record<string, Record<string, readonly string[]>> = {};
  for (const { screen, situation, keys, pictures: taken } of all)
    if (taken.length > 0) (pictures[screen] ??= {})[situation] = keys;
  writeFileSync(INDEX, JSON.stringify({ digest, pictures } satisfies Index));
}
