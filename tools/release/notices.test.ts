import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontPackages, noticesOf } from './notices.ts';

test('the fonts of the pages are packages with notices', () => {
  expect(fontPackages(readFileSync('src/ui/fonts.css', 'utf8'))).toEqual([
    '@fontsource/ibarra-real-nova',
    '@fontsource-variable/instrument-sans',
    '@fontsource/eb-garamond',
    '@fontsource-variable/inter',
  ]);
});

test('each package is named, with its licence and the text that it brings', () => {
  const packages = [
    { name: 'b', version: '2.0.0', identifier: 'MIT', text: 'Copyright B\n' },
    { name: 'a', version: '1.0.0', identifier: 'ISC' },
  ];
  const rule = '-'.repeat(80);
  expect(noticesOf(packages)).toBe(
    [
      'Vestibule sends browsers files that contain, or were made from, the packages below.',
      `${rule}\na 1.0.0 (ISC)`,
      `${rule}\nb 2.0.0 (MIT)\n\nCopyright B`,
      '',
    ].join('\n\n'),
  );
});
