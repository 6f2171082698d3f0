import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stateOfWord } from '../../charts/facts.ts';
import type { StateProofs, WorkbenchData } from '../../server/data.types.ts';
import { workbenchData } from '../data.ts';
import { Proofs } from './Proofs.tsx';
import { Proved } from './Proved.tsx';
import { ProvedBy } from './ProvedBy.tsx';

afterEach(cleanup);
beforeEach(() => {
  location.hash = '';
});

const data = (more: Partial<WorkbenchData>): WorkbenchData => ({ ...workbenchData, suites: [], ...more });
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')] as const);

test('the figures are links to their details', () => {
  const figures = {
    states: { met: 286, of: 286 },
    transitions: { met: 522, of: 523 },
    laws: { met: 21, of: 21 },
    planted: { met: 24, of: 24, left: 2076 },
  };
  render(<Proved data={data({ figures })} />);
  expect(links()).toEqual([
    ['286 of 286 states', '#/proofs'],
    ['522 of 523 transitions', '#/proofs?proof=transitions'],
    ['21 laws hold', '#/proofs?proof=laws'],
    ['24 of 24 faults detected of 2,100', '#/proofs?proof=faults'],
  ]);
});

test('without local results, the whole run is shown, and whether it ran on older charts', () => {
  const none = { states: null, transitions: null, laws: null, planted: null };
  const wholeRun = {
    at: '2026-11-29',
    paths: { line: 'paths: 15,459 paths, 0 gaps', isCurrent: true },
    laws: { line: 'proofs: 24 of 24 hold', isCurrent: false },
    faults: { line: '2,589 faults planted, 2,538 named', isCurrent: true },
  };
  render(<Proved data={data({ figures: none, wholeRun })} />);
  expect(links().map(([words]) => words)).toEqual([
    'States: 15,459 paths whole run, 29 Nov 2026',
    'Transitions: 15,459 paths whole run, 29 Nov 2026',
    'Laws: 24 of 24 hold older charts, 29 Nov 2026',
    'Planted faults: 2,538 named whole run, 29 Nov 2026',
  ]);
});

const provedBy = (word: string, found: StateProofs) => {
  const state = stateOfWord(word);
  if (!state) throw new Error(`no state ${word}`);
  const { container } = render(<ProvedBy state={state} data={data({ proofs: { [word]: found } })} />);
  const terms = Array.from(container.querySelectorAll('dt'), ({ textContent }) => textContent);
  return terms.map((term, at) => [term, container.querySelectorAll('dd')[at]?.textContent]);
};
test('a state shows the paths, laws and faults that cover it', () => {
  const found = {
    paths: 1412,
    inBrowser: 9,
    laws: [3, 7],
    planted: { met: 13, of: 14, left: 2 },
    calls: { met: 30, of: 31 },
  };
  expect(provedBy('visit:landing.lookingUp', found)).toEqual([
    ['paths', '1,412'],
    ['in a browser', '9'],
    ['laws', '3, 7'],
    ['faults', '13 of 14 planted are detected, 2 not planted yet'],
    ['network', '30 of 31 faults with an allowed result'],
  ]);
  expect(links()).toEqual([
    ['3', '#/proofs?proof=laws&law=3'],
    ['7', '#/proofs?proof=laws&law=7'],
  ]);
});

test('the laws are listed in order, with their sentences; the selected one is marked', () => {
  location.hash = '#/proofs?proof=laws&law=2';
  render(<Proofs />);
  const laws = screen.getAllByRole('listitem');
  expect(laws).toHaveLength(workbenchData.laws.length);
  expect(laws[1]?.textContent).toContain(workbenchData.laws[1]?.sentence);
  expect(laws.filter((law) => law.getAttribute('aria-current') === 'true')).toEqual([laws[1]]);
});
