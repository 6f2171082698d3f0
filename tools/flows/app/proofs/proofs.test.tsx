import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { workbenchData } from '../data.ts';
import { Proofs } from './Proofs.tsx';

afterEach(cleanup);

test('the laws are listed in order, with their sentences; the selected one is marked', () => {
  location.hash = '#/proofs?law=2';
  render(<Proofs />);
  const laws = [...document.querySelectorAll('.proofs__laws > li')];
  expect(laws).toHaveLength(workbenchData.laws.length);
  expect(laws[1]?.textContent).toContain(workbenchData.laws[1]?.sentence);
  expect(laws.filter((law) => law.getAttribute('aria-current') === 'true')).toEqual([laws[1]]);
});
