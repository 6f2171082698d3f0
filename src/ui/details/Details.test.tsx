import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Details } from './Details.tsx';

afterEach(cleanup);

test('what each is, and its lines; where nothing is known yet the room of so many', () => {
  render(
    <Details
      entries={[
        {
          id: 'address',
          term: 'Address',
          lines: [
            { id: 'street', content: '1 Velvet Lane' },
            { id: 'town', content: '80331 Munich' },
          ],
        },
        { id: 'hours', term: 'Open', lines: 2 },
      ]}
    />,
  );
  expect([
    screen.getAllByRole('term').map(({ textContent }) => textContent),
    screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim()),
  ]).toEqual([
    ['Address', 'Open'],
    ['1 Velvet Lane', '80331 Munich', '', ''],
  ]);
});
