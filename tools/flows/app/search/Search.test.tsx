import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Search } from './Search.tsx';

beforeEach(() => {
  location.hash = '';
});
afterEach(cleanup);

const input = () => screen.getByRole('combobox');
const chosen = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
async function type(text: string) {
  render(<Search />);
  await userEvent.keyboard('/');
  await userEvent.keyboard(text);
  await screen.findByRole('listbox');
}

test('results are grouped by kind and counted; Enter opens the marked one', async () => {
  await type('registration form being sent');
  expect(screen.getAllByRole('group')[0]?.getAttribute('aria-label')).toBe('States');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ results$/);
  expect(chosen()).toContain('Registration form · being sent');
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#/plan?state=visit:registration.registrationForm.entry.submitting');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a click chooses an option', async () => {
  await type('/women');
  await userEvent.click(screen.getByRole('option', { name: /^\/women/ }));
  expect(location.hash).toBe('#/plan?state=visit:landing&situation=Landing.women');
});

test('messages are searched in the selected language', async () => {
  location.hash = '#/plan?language=de';
  await type('posteingang');
  expect(screen.getByRole('option', { name: /Ihr Posteingang/ })).toBeDefined();
});
