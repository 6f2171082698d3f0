/** Differences between a generated file and the charts. */
import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

const drawing = (...labels: readonly string[]) =>
  `<svg>${labels.map((label) => `<text x="1">${label}</text>`).join('')}</svg>`;

const row = (card: string, words: string) =>
  `<g aria-label="${card}: ${words}"><text x="1">${words.split(' ').join('</text><text x="1">')}</text></g>`;

test.each([
  [drawing('stay', 'login'), drawing('stay', 'shop'), 'now “shop”, no longer “login”'],
  [drawing('stay'), drawing('stay', 'stay'), 'now “stay”'],
  [drawing('stay'), drawing('stay').replace('1', '2'), 'the same words in another layout'],
  [
    drawing('stay') + row('here', 'pressed → there'),
    drawing('stay') + row('here', 'pressed → elsewhere'),
    'now “here: pressed → elsewhere”, no longer “here: pressed → there”',
  ],
  ['a\nb\n', 'a\n', 'no longer “b”'],
  ['', 'a\nb\nc\nd\ne\nf', 'now “a”, “b”, “c”, “d” and 2 more, no longer “”'],
])('%j → %j', (kept, made, words) => {
  expect(whatChanged(kept, made)).toBe(words);
});
