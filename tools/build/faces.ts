/** Web fonts: their style sheet, and files subset to the letters of the product's messages, for the first paint. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES, type Locale } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';

/** A `@font-face` with a file; one that only names local fonts has no file. */
export const FETCHED_FACE = /@font-face\{[^}]*\burl\([^}]*\}/g;
/** OpenType features kept: those that browsers use by default, and the figures used by the style sheets. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum'];

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** The letters of a `unicode-range`, including minified forms: `U+41`, `U+41-5a`, `U+4??`. */
export function lettersOf(range: string): readonly string[] {
  const points = [...range.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to.replaceAll('?', 'f'), 16);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return points.map((point) => String.fromCodePoint(point));
}

const partOf = (face: string, pattern: RegExp) => pattern.exec(face)?.[1] ?? '';
const addressOf = (face: string) => partOf(face, /url\(["']?([^"')]*)/);

/** Subsets a file to these letters and weights. */
function cut(file: Uint8Array, face: string, letters: readonly string[]): Promise<Uint8Array> {
  const [min, max] = partOf(face, /font-weight:(\d+ \d+)/).split(' ');
  return subsetFont(Buffer.from(file), letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(max ? { variationAxes: { wght: { min: Number(min), max: Number(max) } } } : {}),
  });
}

interface Faces {
  /** File name of the style sheet. */
  sheet: string;
  /** The files with the letters of a language's messages, and one letter of each: attributes of the inline script. */
  firstIn: (locale: Locale) => string;
}

/**
 * Writes the font files of a style sheet, and a sheet for them, which loads after the inline script.
 * @param client folder of the built client.
 */
export async function writeFaces(client: string, styles: string): Promise<Faces> {
  const words = new Map(LOCALES.map((locale) => [locale, new Set(Object.values(textsIn(locale)).join(''))]));
  const first = new Map(LOCALES.map((locale) => [locale, { files: [] as string[], letters: new Set<string>() }]));
  const faces: string[] = [];
  for (const face of styles.match(FETCHED_FACE) ?? []) {
    const letters = lettersOf(partOf(face, /unicode-range:([^;}]*)/));
    const locales = LOCALES.filter((locale) => letters.some((letter) => words.get(locale)?.has(letter)));
    const address = addressOf(face);
    if (locales.length === 0) faces.push(face);
    else {
      const whole = address.slice(`${BASE}/`.length);
      const part = await cut(await readFile(join(client, whole)), face, letters);
      const file = `assets/first-${basename(whole).replace(/-\w+\.woff2$/, '')}-${hashOf(part)}.woff2`;
      await writeFile(join(client, file), part);
      faces.push(face.replace(address, () => `${BASE}/${file}`));
      for (const locale of locales) {
        const ofLocale = first.get(locale);
        if (!ofLocale) continue;
        ofLocale.files.push(`${BASE}/${file}`);
        ofLocale.letters.add(letters.find((letter) => /\p{L}/u.test(letter)) ?? '');
      }
    }
  }
  const sheet = `assets/faces-${hashOf(faces.join(''))}.css`;
  await writeFile(join(client, sheet), faces.join(''));
  const firstIn = (locale: Locale) => {
    const { files, letters } = first.get(locale) ?? { files: [], letters: [] };
    return `data-faces="${files.join(' ')}" data-letters="${[...letters].join('')}"`;
  };
  return { sheet, firstIn };
}
