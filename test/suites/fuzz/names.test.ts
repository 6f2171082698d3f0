/** Every name is accepted (D17): names of 77 locales, from a package, unchanged. */
import { expect, test } from 'vitest';
import { checkName, normaliseName } from '../../../machines/domain/names.ts';
import { allNames } from './corpora.ts';

test('every name of the corpus is accepted unchanged', () => {
  expect(allNames.length).toBeGreaterThan(40_000);
  const refused = allNames.filter((name) => !('name' in checkName(name)));
  // A joke, and a name in the wrong encoding.
  expect(refused).toEqual(['Mia+3', '\u00c3\u0096mer']);
  // Names are kept as written, except for invisible non-joiners.
  const seen = (name: string) => name.replaceAll('\u200c', '').trim();
  const changed = allNames.filter((name) => seen(normaliseName(name)) !== seen(name.normalize('NFC')));
  expect(changed).toEqual([]);
});
