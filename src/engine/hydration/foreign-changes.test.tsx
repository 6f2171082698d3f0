/** Ways in which others change the DOM that React rendered, with text nodes that have no own element. */
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { trackForeignChanges } from './foreign-changes.ts';

const Words = ({ first, middle, last }: { first?: string; middle?: boolean; last: string }) => (
  <p>
    {first}
    {middle ? <b>middle</b> : null}
    {last}
  </p>
);
const made = (words: string) => Object.assign(document.createElement('font'), { textContent: words });
const before = { first: 'first', middle: true, last: 'last' };

test.each<[string, (first: Text, middle: Element, last: Text) => void, string]>([
  ['nothing', () => undefined, 'first|middle|last'],
  ['a text gives way to an element', (_, __, last) => last.replaceWith(made('LAST')), 'first|middle|LAST'],
  [
    'what came gives way in its turn, as when the original is shown',
    (_, __, last) => {
      const [translated, original] = [made('LAST'), document.createTextNode('last')];
      last.replaceWith(translated);
      translated.replaceWith(original);
    },
    'first|middle|last',
  ],
  [
    'text and element are wrapped',
    (first, middle, last) => {
      const [one, other] = [made(''), made('')];
      first.before(one);
      one.append(first, middle);
      last.replaceWith(other);
      other.append(last);
    },
    'first|middle|last',
  ],
  ['an element is taken out', (_, middle) => middle.remove(), 'first|last'],
])('%s: React still mounts, unmounts and updates elements', async (_, change, seen) => {
  const { container, rerender } = render(<Words {...before} />);
  const end = trackForeignChanges(container);
  const paragraph = container.querySelector('p') ?? container;
  const texts = () => {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode.textContent);
    return found.filter(Boolean).join('|');
  };
  const turn = async (props: Parameters<typeof Words>[0]) => {
    await act(async () => rerender(<Words {...props} />));
    return texts();
  };
  const [first, middle, last] = paragraph.childNodes;
  await act(async () => change(first as Text, middle as Element, last as Text));
  expect([
    texts(),
    await turn({ ...before, last: 'other' }),
    await turn({ last: 'other' }),
    await turn({ first: 'again', middle: true, last: 'other' }),
  ]).toEqual([seen, seen.replace(/last$/i, 'other'), 'other', 'again|middle|other']);
  end();
});
