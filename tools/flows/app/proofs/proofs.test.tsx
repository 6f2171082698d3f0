import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stateOfWord } from '../../charts/facts.ts';
import { workbenchData } from '../data.ts';
import { Proofs } from './Proofs.tsx';
import { ProvedBy } from './ProvedBy.tsx';

afterEach(cleanup);

test('a state shows the paths, laws and faults that cover it', () => {
  const word = 'visit:landing.lookingUp';
  const state = stateOfWord(word);
  if (!state) throw new Error(`no state ${word}`);
  const found = {
    paths: 1412,
    inBrowser: null,
    laws: [3, 7],
    planted: { met: 13, of: 14, left: 2 },
    calls: { met: 30, of: 31 },
  };
  const { container } = render(<ProvedBy state={state} data={{ ...workbenchData, proofs: { [word]: found } }} />);
  const texts = (tag: string) => Array.from(container.querySelectorAll(tag), ({ textContent }) => textContent);
  expect(texts('dt').map((term, at) => [term, texts('dd')[at]])).toEqual([
    ['paths', '1,412'],
    ['in a browser', 'no results here'],
    ['laws', '3, 7'],
    ['faults', '13 of 14 planted are detected, 2 not planted yet'],
    ['network', '30 of 31 faults with an allowed result'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/proofs',
    '#/proofs?law=3',
    '#/proofs?law=7',
  ]);
});

test('the laws are listed in order, with their sentences; the selected one is marked', () => {
  location.hash = '#/proofs?law=2';
  render(<Proofs />);
  const laws = [...document.querySelectorAll('.proofs__laws > li')];
  expect(laws).toHaveLength(workbenchData.laws.length);
  expect(laws[1]?.textContent).toContain(workbenchData.laws[1]?.sentence);
  expect(laws.filter((law) => law.getAttribute('aria-current') === 'true')).toEqual([laws[1]]);
});
