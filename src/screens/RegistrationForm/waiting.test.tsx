/** The registration form while a request is pending, and without a response (D21, D24). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aNotice, said, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures, values } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const buttons = () =>
  within(screen.getByRole('form'))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('during a request', () => {
  test.each([
    ['awaitingVerdict', ['Register'], 'waiting.submitting'],
    ['submitting', ['Register'], 'waiting.submitting'],
    ['slow', ['Register', textOf('en', 'action.cancel')], 'waiting.slow'],
  ] as const)(
    '%s: input stays, read only; the button keeps its name, a status says so, and no element around the text is busy [A46]',
    async (situation, names, key) => {
      await show(RegistrationForm, fixtures[situation]);
      expect([email().value, email().readOnly, document.querySelector('[aria-busy]'), buttons(), said()]).toEqual([
        'zoe@example.org',
        true,
        null,
        names,
        [textOf('en', key)],
      ]);
    },
  );
  test('shows the wait at once, and announces it after 400 ms without a response', async () => {
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
  test('Cancel returns to the form', async () => {
    const { user, sent } = await show(RegistrationForm, fixtures.slow);
    await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
    expect([sent, buttons(), email().readOnly]).toEqual([[{ type: 'wait.cancelled' }], ['Register'], false]);
  });
});

describe('no response', () => {
  test.each([
    ['offline', /^Network issue detected\. Please verify your internet connection and retry\.$/],
    ['busy', /Please wait one second and try again\.$/],
  ] as const)('%s: says so plainly, with focus; retries with the current values', async (situation, words) => {
    const { user, sent } = await show(RegistrationForm, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect([within(alert).getByText(words).tagName, document.activeElement]).toEqual(['P', alert]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register' }).ariaDisabled).toBe('true'));
    expect(sent).toEqual([{ type: 'form.submitted', values, locale: 'en', key: expect.any(String) }]);
  });
  test('to the look-up: retries it without submitting the form', async () => {
    const { user, sent } = await show(RegistrationForm, fixtures.unavailable);
    await user.click(within(screen.getByRole('region', aNotice)).getByRole('button', { name: 'Try again' }));
    expect([sent, screen.queryByRole('region', aNotice)]).toEqual([[{ type: 'lookUp.retried' }], null]);
  });
});
