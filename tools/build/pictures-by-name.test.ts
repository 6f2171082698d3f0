import { expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { picturesBelow } from './pictures-by-name.ts';

const { prefix, pictures } = picturesBelow('.');

test('one prefix for all of them', () => {
  expect([picturesBelow('.').prefix, /^assets\/[\w-]{8}-$/.test(prefix)]).toEqual([prefix, true]);
});

test('every family is included, and no file is larger than 8 kB as delivered', () => {
  const kinds = [...pictures.keys()].map((name) => name.split('-')[0]);
  const heavy = [...pictures].filter(([, picture]) => brotliCompressSync(picture).length > 8000);
  expect([kinds.filter((kind) => kind === 'curtain').length, [...new Set(kinds)], heavy.map(([name]) => name)]).toEqual(
    [66, ['card', 'curtain', 'shadow', 'silk', 'store', 'voucher'], []],
  );
});
