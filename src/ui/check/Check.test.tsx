import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Check } from './Check.tsx';

test('a checkbox is named by its label alone; small print and error describe it [A32]', async () => {
  render(
    <Check id="terms" small="I can withdraw at any time." error="Please accept the terms">
      I accept the <a href="#terms">terms and conditions</a>.
    </Check>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms and conditions.' });
  expect(['aria-invalid', 'aria-describedby'].map((name) => box.getAttribute(name))).toEqual([
    'true',
    'terms-small terms-wrong',
  ]);
  await userEvent.click(screen.getByText('I accept the', { exact: false }));
  expect(box.checked).toBe(true);
});
