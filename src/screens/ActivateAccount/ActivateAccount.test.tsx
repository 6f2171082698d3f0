import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttons, heading, headingOf, plainOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import ActivateAccount from './ActivateAccount.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const button = () => screen.getByRole('button', { name: 'Activate my account' });

test('activates on one click by a person (D25), and ignores a second click', async () => {
  const { user, sent } = await show(ActivateAccount, fixtures.asking);
  expect([heading().textContent, sent]).toEqual([
    headingOf('en', 'activateAccount.heading', 'activateAccount.second'),
    [],
  ]);
  await user.dblClick(button());
  expect([sent, button().getAttribute('aria-disabled')]).toEqual([
    [{ type: 'activation.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) }],
    'true',
  ]);
});

test.each(['asking', 'withNewsletter'] as const)(
  '%s: shows what the click agrees to above the button',
  async (situation) => {
    const { container } = await show(ActivateAccount, fixtures[situation]);
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ textContent, pathname, target }) => [textContent, pathname, target]);
    const notes = [...container.querySelectorAll('.note, button')].map(({ textContent }) => textContent);
    expect([links, notes]).toEqual([
      [
        ['terms and conditions', '/legal/terms', '_blank'],
        ['privacy policy', '/legal/privacy', '_blank'],
      ],
      [
        plainOf('en', 'activateAccount.agreed'),
        ...(situation === 'withNewsletter' ? [textOf('en', 'activateAccount.newsletter')] : []),
        'Activate my account',
        textOf('en', 'activateAccount.note'),
      ],
    ]);
  },
);

test('offers to cancel after a while', async () => {
  const { user, sent } = await show(ActivateAccount, fixtures.slow);
  expect(screen.getByText(textOf('en', 'waiting.slow')).closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
  await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
  expect([sent, screen.getByRole('button').textContent]).toEqual([[{ type: 'wait.cancelled' }], 'Activate my account']);
});

test('offers no cancel before that', async () => {
  await show(ActivateAccount, fixtures.activating);
  expect(buttons()).toEqual(['Activate my account']);
});
