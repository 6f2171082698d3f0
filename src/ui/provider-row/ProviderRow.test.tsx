import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SyntheticEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProviderRow } from './ProviderRow.tsx';

afterEach(cleanup);

const providers = [
  { id: 'email', label: 'Email' },
  { id: 'google', label: 'Google' },
  { id: 'apple', label: 'Apple' },
] as const;

test('providers are buttons of one named group, in order, and submit nothing', async () => {
  const submit = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault());
  const choose = vi.fn<(id: string) => void>();
  render(
    <form onSubmit={submit}>
      <ProviderRow label="Sign up with" providers={providers} onChoose={choose} />
    </form>,
  );
  const group = within(screen.getByRole('group', { name: 'Sign up with' }));
  expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['Email', 'Google', 'Apple']);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Apple' }));
  expect([choose.mock.calls, submit.mock.calls.length]).toEqual([[['google'], ['apple']], 0]);
});

test('what is said after a choice is said where a status stood, and focus stays on the choice', async () => {
  const SignUp = () => {
    const [asked, setAsked] = useState('');
    return (
      <ProviderRow label="Sign up with" providers={providers} onChoose={setAsked}>
        {asked && 'Not possible yet.'}
      </ProviderRow>
    );
  };
  render(<SignUp />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Google' }));
  expect([screen.getByRole('status'), status.textContent, document.activeElement?.textContent]).toEqual([
    status,
    'Not possible yet.',
    'Google',
  ]);
});
