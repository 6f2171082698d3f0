import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChoicePair } from './ChoicePair.tsx';

const choices = [
  { value: 'FEMALE', label: 'Ms/Mrs' },
  { value: 'MALE', label: 'Mr' },
] as const;

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);

test('a pair is one group with two radio buttons, of which its own state picks one [A30]', async () => {
  const Salutation = () => {
    const [value, setValue] = useState('');
    return (
      <ChoicePair
        legend="Salutation"
        name="gender"
        choices={choices}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    );
  };
  render(<Salutation />);
  expect(screen.getByRole('radiogroup', { name: 'Salutation' })).not.toBeNull();
  expect(chosen()).toEqual([
    ['FEMALE', false],
    ['MALE', false],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Mr' }));
  expect(chosen()).toEqual([
    ['FEMALE', false],
    ['MALE', true],
  ]);
});

test('the error describes the group [A30]', () => {
  render(
    <ChoicePair
      id="gender"
      legend="Salutation"
      name="gender"
      choices={choices}
      error="Please choose an option"
      required
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Salutation' });
  expect(['id', 'aria-invalid', 'aria-required', 'aria-describedby'].map((name) => group.getAttribute(name))).toEqual([
    'gender',
    'true',
    'true',
    'gender-wrong',
  ]);
  expect(document.getElementById('gender-wrong')?.textContent).toBe('Please choose an option');
});
