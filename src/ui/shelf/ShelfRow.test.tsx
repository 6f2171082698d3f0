import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShelfRow } from './ShelfRow.tsx';

afterEach(cleanup);

test('the same names in a row, with buttons that move it', () => {
  const position = (first: number, last: number, count: number) => `${first}–${last} of ${count}`;
  render(
    <ShelfRow label="Brands" names={['Velmorane', 'Ostrell']} previous="Previous" next="Next" {...{ position }} />,
  );
  const row = within(screen.getByRole('region', { name: 'Brands' }));
  expect([
    row.getAllByRole('listitem').map(({ textContent }) => textContent),
    row.getAllByRole('button').map(({ textContent }) => textContent),
  ]).toEqual([
    ['Velmorane', 'Ostrell'],
    ['Previous', 'Next'],
  ]);
});
