/** What a generated file says otherwise than the charts. */
import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

const drawing = (...labels: readonly string[]) =>
  `<svg>${labels.map((label) => `<text x="1">${label}</text>`).join('')}</svg>`;

test.each([
  [drawing('stay', 'login'), drawing('stay', 'shop'), 'now “shop”, no longer “login”'],
  [drawing('stay'), drawing('stay', 'stay'), 'now “stay”'],
  [drawing('stay'), drawing('stay').replace('1', '2'), 'the same words, drawn otherwise'],
  [
    drawing('stay') + '<title>here&#45;&gt;there</title>',
    drawing('stay') + '<title>here&#45;&gt;elsewhere</title>',
    'now “here → elsewhere”, no longer “here → there”',
  ],
  ['a\nb\n', 'a\n', 'no longer “b”'],
  ['', 'a\nb\nc\nd\ne\nf', 'now “a”, “b”, “c”, “d” and 2 more, no longer “”'],
])('%j → %j', (kept, made, words) => {
  expect(whatChanged(kept, made)).toBe(words);
});
