/** The registration form while a request is pending, and without a response (D21, D24). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aNotice, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures, values } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();

test('during a request: shows the wait at once, and announces it after 400 ms without a response', async () => {
  vi.useFakeTimers();
  await show(RegistrationForm, fixtures.submitting);
  const isHeard = () => screen.getByText(textOf('en', 'waiting.submitting')).closest('[aria-hidden=true]') === null;
  const found = [isHeard()];
  for (const time of [399, 1]) {
    await act(() => vi.advanceTimersByTimeAsync(time));
    found.push(isHeard());
  }
  expect(found).toEqual([false, false, true]);
});

test.each([
  ['offline', /^Network issue detected\. Please verify your internet connection and retry\.$/],
  ['busy', /Please wait one second and try again\.$/],
] as const)(
  'no response: %s: says so plainly, with focus; retries with the current values',
  async (situation, words) => {
    const { user, sent } = await show(RegistrationForm, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect([within(alert).getByText(words).tagName, document.activeElement]).toEqual(['P', alert]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register' }).ariaDisabled).toBe('true'));
    expect(sent).toEqual([{ type: 'form.submitted', values, locale: 'en', key: expect.any(String) }]);
  },
);
