import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { ChoicePair } from '../choice-pair/ChoicePair.tsx';
import { Field } from '../field/Field.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { field: 'gender', message: 'Title: please choose an option' },
  { field: 'email', message: 'Please provide a valid email address' },
];

const choices = [
  { value: 'FEMALE', label: 'Ms/Mrs' },
  { value: 'MALE', label: 'Mr' },
] as const;

test('a region named by its heading, with one link per field; focusable, and no alert, which would be read twice (WCAG 4.1.3) [A37]', () => {
  const ref = createRef<HTMLElement>();
  render(<ErrorSummary ref={ref} heading="Please check two fields" errors={errors} />);
  const summary = screen.getByRole('region', { name: 'Please check two fields' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Title: please choose an option', '#gender'],
    ['Please provide a valid email address', '#email'],
  ]);
  expect([screen.queryByRole('alert'), document.querySelector('[aria-live]')]).toEqual([null, null]);
  ref.current?.focus();
  expect(document.activeElement).toBe(summary);
});

test('a link focuses its field, or the tab stop of a group [A39]', async () => {
  const form = (value: string) => (
    <>
      <ErrorSummary heading="Please check two fields" errors={errors} />
      <ChoicePair id="gender" legend="Salutation" name="gender" choices={choices} value={value} onChange={() => {}} />
      <Field id="email" label="Email" />
    </>
  );
  const { rerender } = render(form(''));
  await userEvent.click(screen.getByRole('link', { name: 'Please provide a valid email address' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.click(screen.getByRole('link', { name: 'Title: please choose an option' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ms/Mrs' }));
  rerender(form('MALE'));
  await userEvent.click(screen.getByRole('link', { name: 'Title: please choose an option' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Mr' }));
});
