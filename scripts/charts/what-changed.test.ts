/** What a generated file says otherwise than the charts. */
import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

const drawing = (...labels: readonly string[]) =>
  `<svg>${labels.map((label) => `<text x="1">${label}</text>`).join('')}</svg>`;

const arrow = (from: string, to: string, label: string) =>
  `<g id="edge1" class="edge transition">\n<title>${from}&#45;&gt;${to}</title><text>${label}</text></g>`;

test.each([
  [drawing('stay', 'login'), drawing('stay', 'shop'), 'now “shop”, no longer “login”'],
  [drawing('stay'), drawing('stay', 'stay'), 'now “stay”'],
  [drawing('stay'), drawing('stay').replace('1', '2'), 'the same words, drawn otherwise'],
  [
    drawing('stay') + arrow('here', 'there', 'stay'),
    drawing('stay') + arrow('here', 'elsewhere', 'stay'),
    'now “here → elsewhere stay”, no longer “here → there stay”',
  ],
  ['a\nb\n', 'a\n', 'no longer “b”'],
  ['', 'a\nb\nc\nd\ne\nf', 'now “a”, “b”, “c”, “d” and 2 more, no longer “”'],
])('%j → %j', (kept, made, words) => {
  expect(whatChanged(kept, made)).toBe(words);
});
