/** Which licences are allowed, and the notices for readers of the delivered files. */
import { expect, test } from 'vitest';
import { isAllowed, licenceProblems } from './licences.ts';

test.each([
  ['MIT', true],
  ['OFL-1.1', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['MIT OR ISC AND GPL-3.0-only', true],
  ['GPL-2.0-only WITH Classpath-exception-2.0', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['', false],
])('%s: %j', (expression, allowed) => {
  expect(isAllowed(expression, false)).toBe(allowed);
});

test('development packages may have a few more licences', () => {
  expect([isAllowed('MPL-2.0', true), isAllowed('MPL-2.0', false), isAllowed('GPL-3.0-only', true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('each forbidden package is reported, by name and version [ASVS 15.1.2]', () => {
  const packages = {
    '': { version: '1.0.0', license: 'UNLICENSED' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/good/node_modules/@a/copyleft': { version: '2.1.0', license: 'GPL-3.0-only' },
    'node_modules/tool': { version: '3.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/silent': { version: '0.0.1' },
  };
  expect(licenceProblems(packages)).toEqual([
    '@a/copyleft@2.1.0 comes under GPL-3.0-only',
    'silent@0.0.1 names no licence',
  ]);
});
