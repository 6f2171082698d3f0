import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Countdown } from './Countdown.tsx';

const left = [
  { id: 'days', figure: 6, unit: 'days' },
  { id: 'hours', figure: 14, unit: 'hours' },
] as const;

test.each([
  [undefined, 'countdown', ['06 days', '14 hours']],
  ['Begins in', 'countdown countdown--large', ['Begins in', '06 days', '14 hours']],
])('a timer is read as a sentence; its figures are visual only [A52]: caption %s', (caption, look, seen) => {
  render(<Countdown parts={left} caption={caption} sentence="Begins in 6 days and 14 hours." />);
  const timer = screen.getByRole('timer');
  const words = (hidden: boolean) =>
    [...timer.children]
      .filter((part) => (part.getAttribute('aria-hidden') === 'true') === hidden)
      .map((part) => part.textContent);
  expect([timer.className, words(false), words(true)]).toEqual([look, ['Begins in 6 days and 14 hours.'], seen]);
});
