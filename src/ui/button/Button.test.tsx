import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('a button does not submit by default', async () => {
  const submit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Stay</Button>
      <Button type="submit">Register</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(submit).toHaveBeenCalledTimes(0);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

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

test('a button link is a link', () => {
  render(
    <ButtonLink href="/login" quiet wide>
      Login
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Login' });
  expect([link.getAttribute('href'), link.className]).toEqual(['/login', 'button button--quiet button--wide']);
});
