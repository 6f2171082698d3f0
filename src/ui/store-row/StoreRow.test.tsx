import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StoreRow } from './StoreRow.tsx';

afterEach(cleanup);

test('each store has its front, which says nothing and is fetched late, and its name', () => {
  render(
    <StoreRow
      stores={[
        { town: 'munich', name: 'Munich' },
        { town: 'vienna', name: 'Vienna' },
      ]}
    />,
  );
  expect(
    screen.getAllByRole('listitem').map((item) => {
      const picture = item.querySelector('img');
      return [item.textContent, picture?.alt, picture?.width, picture?.height, picture?.getAttribute('loading')];
    }),
  ).toEqual([
    ['Munich', '', 480, 452, 'lazy'],
    ['Vienna', '', 480, 434, 'lazy'],
  ]);
});
