/** Used and existing messages are the same; every difference is reported. */
import { expect, test } from 'vitest';
import { textsIn } from '../../locales/texts.ts';
import { namingProblems } from './named-keys.ts';
import { noteProblems } from '../../locales/lint/notes.ts';

const keys = Object.keys(textsIn('en'));

test('every message is used, and every used message exists', () => {
  expect(namingProblems(keys)).toEqual([]);
});
test('an unused message', () => {
  expect(namingProblems([...keys, 'landing.gone'])).toEqual([{ key: 'landing.gone', reason: 'is not used' }]);
});
test.each([
  'layout.skip',
  'countries.AT',
  'mail.activation.subject',
  'head.og:title',
  'placeholders.shopTitle',
  'noscript',
])('%s, were it missing', (gone) => {
  expect(namingProblems(keys.filter((key) => key !== gone))).toEqual(
    // A key without a group is treated like any other word.
    gone.includes('.') ? [{ key: gone, reason: 'is used, but is not a message' }] : [],
  );
});

test('every note belongs to a message', () => {
  const notes = '# Notes\n\n- `layout.skip`, `landing.*Figure`: one.\n- `layout.gone`: another.\n- no key.\n';
  expect(noteProblems(keys, notes)).toEqual([{ key: 'layout.gone', reason: 'is explained, and is no message' }]);
});
