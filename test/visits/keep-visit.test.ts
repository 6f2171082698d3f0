/** Keeping a visit as a test, and the reasons for refusal. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepVisit } from './keep-visit.ts';

let path = '';
const folder = () => pathToFileURL(`${path}/`);
beforeEach(() => {
  path = mkdtempSync(`${tmpdir()}/vestibule-visits-`);
});
afterEach(() => rmSync(path, { recursive: true }));

const TEXT = '# Somebody looks in\nopen entrance\n  = entrance @ 0.4s\n';

test('its text as it is, and what it led to', async () => {
  expect(await keepVisit('looks-in', TEXT, folder())).toEqual({
    files: 'test/visits/looks-in.visit and test/visits/looks-in.taken',
  });
  const written = readdirSync(path).map((file) => [file, readFileSync(`${path}/${file}`, 'utf8')]);
  expect(written).toEqual([
    ['looks-in.taken', 'open entrance\n    entrance\n'],
    ['looks-in.visit', TEXT],
  ]);
});

test.each([
  ['../looks-in', TEXT, 'expected a name of small letters, digits and dashes'],
  ['leads-elsewhere', 'open entrance\n= boot', 'page load 1, step 1: it leads to entrance, not to boot'],
  ['no-visit', 'open nowhere', 'line 1: expected a page of the visit, got: open nowhere'],
])('%s is refused, and nothing is written', async (name, text, refused) => {
  expect([await keepVisit(name, text, folder()), readdirSync(path)]).toEqual([{ refused }, []]);
});

test('another one of the same name stays', async () => {
  await keepVisit('looks-in', TEXT, folder());
  expect(await keepVisit('looks-in', 'open entrance\n', folder())).toEqual({
    refused: 'there is another visit called looks-in',
  });
  expect(readFileSync(`${path}/looks-in.visit`, 'utf8')).toBe(TEXT);
});
