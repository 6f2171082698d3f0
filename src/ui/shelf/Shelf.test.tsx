import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Shelf } from './Shelf.tsx';

afterEach(cleanup);

test('a shelf is a named list of names, as they were given', () => {
  render(<Shelf label="Brands" names={['Velmorane', 'Ostrell', 'Tiarno']} />);
  const list = within(screen.getByRole('list', { name: 'Brands' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Velmorane', 'Ostrell', 'Tiarno']);
});
