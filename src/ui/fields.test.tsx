/** Buttons and fields: names, descriptions, problems and focus. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type SyntheticEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button/Button.tsx';
import { Check } from './check/Check.tsx';
import { ChoicePair } from './choice-pair/ChoicePair.tsx';
import { ErrorSummary } from './error-summary/ErrorSummary.tsx';
import { Field } from './field/Field.tsx';
import { SelectField } from './select-field/SelectField.tsx';

test('a busy button keeps focus, announces it, and neither acts nor submits [A46]', async () => {
  const submit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
  const press = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button type="submit" busy={busy} onClick={press}>
        Register
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });
  await userEvent.click(button);
  rerender(form(true));
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a{Enter}');
  button.focus();
  expect([submit.mock.calls.length, press.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false]);
});

test('an unavailable button is announced the same way, without looking busy', () => {
  render(<Button unavailable>Send again</Button>);
  const button = screen.getByRole('button', { name: 'Send again' });
  expect([button.getAttribute('aria-disabled'), button.className]).toEqual(['true', 'button']);
});

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
      value=""
      onChange={() => {}}
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

const errors = [
  { field: 'gender', message: 'Title: please choose an option' },
  { field: 'email', message: 'Please provide a valid email address' },
];

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
