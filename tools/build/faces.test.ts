/** The fonts of the first paint: subset to the letters of the product's messages, and small. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { textsIn } from '../../locales/texts.ts';
import { LOCALES } from '../../locales/languages.ts';
import { BASE } from '../../machines/domain/site.ts';
import { lettersOf, writeFaces } from './faces.ts';

const client = mkdtempSync(join(tmpdir(), 'vestibule-faces-'));
afterAll(() => rmSync(client, { recursive: true }));

/** Size limit of a file in bytes. Kerning is half of the text font, which has three weights. */
const limitOf = (address: string) => (address.includes('ibarra-real-nova') ? 14_000 : 26_000);
/** Size limit in bytes of all fonts that a page loads before it shows text. */
const LIMIT = 58 * 1024;

/** The product's style sheet as built: minified, with its files in the folder. */
function built(): string {
  mkdirSync(join(client, 'assets'), { recursive: true });
  const sheet = readFileSync('src/ui/fonts.css', 'utf8').replace(/url\('([^']*)'\)/g, (_, file: string) => {
    const name = basename(file).replace('.woff2', '-abc123.woff2');
    writeFileSync(join(client, 'assets', name), readFileSync(`node_modules/${file}`));
    return `url(${BASE}/assets/${name})`;
  });
  return sheet.replaceAll(/\/\*[\s\S]*?\*\/|\n\s*/g, '').replaceAll(/\s*([:;{}])\s*/g, '$1');
}

test('the characters of a minified unicode range', () => {
  expect(['U+41-43,U+e9', 'u+30?, U+0061'].map((range) => lettersOf(range).join(''))).toEqual([
    'ABCé',
    `${lettersOf('U+300-30F').join('')}a`,
  ]);
});

test('each face is split: first the letters of all messages, in small files, of which a page needs three', async () => {
  const { sheet, firstIn } = await writeFaces(client, built());
  const files = (tag: string) => /data-faces="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const most = files(firstIn('pl'));
  const sizes = most.map((address) => statSync(join(client, address.slice(`${BASE}/`.length))).size);
  expect(most.filter((address, index) => (sizes[index] ?? 0) > limitOf(address))).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT);
  expect(LOCALES.map((locale) => files(firstIn(locale)).length)).toEqual([3, 3, 3, 3, 3, 6, 3]);
  const faces = readFileSync(join(client, sheet), 'utf8').match(/@font-face\{[^}]*\}/g) ?? [];
  const lettersIn = (face: string) => lettersOf(/unicode-range:([^}]*)/.exec(face)?.[1] ?? '');
  const kindOf = (face: string) => `${/family:([^;]*)/.exec(face)?.[1]} ${/style:([^;]*)/.exec(face)?.[1]}`;
  const words = new Set(LOCALES.map((locale) => Object.values(textsIn(locale)).join('')).join(''));
  for (const [kind, same] of Map.groupBy(faces, kindOf)) {
    const first = same.filter((face) => face.includes('first-')).flatMap(lettersIn);
    const all = same.flatMap(lettersIn);
    const missing = [...words].filter((letter) => !first.includes(letter));
    expect({ kind, missing, twice: all.length - new Set(all).size }).toEqual({ kind, missing: [], twice: 0 });
  }
});
