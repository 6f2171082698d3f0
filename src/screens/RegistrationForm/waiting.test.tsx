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

describe('while it waits', () => {
  test.each([
    ['awaitingVerdict', ['Register'], 'waiting.submitting'],
    ['submitting', ['Register'], 'waiting.submitting'],
    ['slow', ['Register', textOf('en', 'action.cancel')], 'waiting.slow'],
  ] as const)(
    '%s: what was typed stays and can’t be changed; the button keeps its name, a status says so, in nothing that is busy',
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
  test('what is waited for is seen at once, and heard if there is no answer within 400 ms', async () => {
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
  test('Cancel leads back to the form', async () => {
    const { user, sent } = await show(RegistrationForm, fixtures.slow);
    await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
    expect([sent, buttons(), email().readOnly]).toEqual([[{ type: 'wait.cancelled' }], ['Register'], false]);
  });
});

describe('no answer', () => {
  test.each([
    ['offline', /^Network issue detected\. Please verify your internet connection and retry\.$/],
    ['busy', /Please wait one second and try again\.$/],
  ] as const)('%s: in plain words, with the focus; tried again with what stands there', async (situation, words) => {
    const { user, sent } = await show(RegistrationForm, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect([within(alert).getByText(words).tagName, document.activeElement]).toEqual(['P', alert]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register' }).ariaDisabled).toBe('true'));
    expect(sent).toEqual([{ type: 'form.submitted', values, locale: 'en', key: expect.any(String) }]);
  });
  test('to the look-up: it is tried again, without sending the form', async () => {
    const { user, sent } = await show(RegistrationForm, fixtures.unavailable);
    await user.click(within(screen.getByRole('region', aNotice)).getByRole('button', { name: 'Try again' }));
    expect([sent, screen.queryByRole('region', aNotice)]).toEqual([[{ type: 'lookUp.retried' }], null]);
  });
});
