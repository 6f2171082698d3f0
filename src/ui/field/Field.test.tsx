import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { SelectField } from '../select-field/SelectField.tsx';
import { Field } from './Field.tsx';

const wiring = (element: HTMLElement) => ({
  invalid: element.getAttribute('aria-invalid'),
  describedBy: element.getAttribute('aria-describedby'),
  description: (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent),
});

test('a label names the input, a hint describes it, and the ref is the input [A31]', () => {
  const ref = createRef<HTMLInputElement>();
  render(<Field ref={ref} id="email" name="email" type="email" label="Email" hint="We send the link here." />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(wiring(input)).toEqual({
    invalid: null,
    describedBy: 'email-hint',
    description: ['We send the link here.'],
  });
  expect(ref.current).toBe(input);
  expect([input.id, input.getAttribute('type'), input.getAttribute('name')]).toEqual(['email', 'email', 'email']);
});

test('an error appears next to the hint; both describe the field (WCAG 3.3.3) [A42]', () => {
  render(<Field id="email" label="Email" hint="We send the link here." error="Please provide a valid email address" />);
  expect(wiring(screen.getByRole('textbox', { name: 'Email' }))).toEqual({
    invalid: 'true',
    describedBy: 'email-wrong email-hint',
    description: ['Please provide a valid email address', 'We send the link here.'],
  });
});

test('a select lists its options, an empty one first if it has a placeholder', () => {
  render(
    <SelectField
      id="country"
      label="Country"
      placeholder="Please choose"
      error="Please choose a country"
      options={[
        { value: 'AT', label: 'Austria' },
        { value: 'DE', label: 'Germany' },
      ]}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Please choose'],
    ['AT', 'Austria'],
    ['DE', 'Germany'],
  ]);
  expect(wiring(select)).toEqual({
    invalid: 'true',
    describedBy: 'country-wrong',
    description: ['Please choose a country'],
  });
});

test('the error element exists before its text: a new one moves the screen reader to another field (`npm run tool -- orca`)', () => {
  const field = (error: string | null) => <Field id="email" label="Email" error={error} />;
  const { container, rerender } = render(field(null));
  const [before] = container.getElementsByClassName('wrong');
  rerender(field('Please provide a valid email address'));
  expect([...container.getElementsByClassName('wrong')].map((one) => [one === before, one.textContent])).toEqual([
    [true, 'Please provide a valid email address'],
  ]);
});
