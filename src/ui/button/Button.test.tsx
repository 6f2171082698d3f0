import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

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
