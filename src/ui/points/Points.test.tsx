import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Points } from './Points.tsx';

afterEach(cleanup);

test('points are headings of level three, each followed by its words', () => {
  render(
    <Points
      points={[
        { id: 'a', heading: 'By shopping', words: 'It counts.' },
        { id: 'b', heading: 'By recommending', words: 'So does that.' },
      ]}
    />,
  );
  expect(
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
  ).toEqual([
    ['By shopping', 'It counts.'],
    ['By recommending', 'So does that.'],
  ]);
});
