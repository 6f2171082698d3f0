/** Whoever has a name gets in (D17): the names of 77 languages and lands, of a package, each as it is written. */
import { expect, test } from 'vitest';
import { checkName, normaliseName } from '../../../machines/domain/names.ts';
import { allNames } from './corpora.ts';

test('every name of the corpus is taken, letter by letter', () => {
  expect(allNames.length).toBeGreaterThan(40_000);
  const refused = allNames.filter((name) => !('name' in checkName(name)));
  // A joke, and one that was once read in the wrong encoding.
  expect(refused).toEqual(['Mia+3', '\u00c3\u0096mer']);
  // What is written is what is kept, but for a non-joiner that nobody sees.
  const seen = (name: string) => name.replaceAll('\u200c', '').trim();
  const changed = allNames.filter((name) => seen(normaliseName(name)) !== seen(name.normalize('NFC')));
  expect(changed).toEqual([]);
});
