import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import ActivateAccount from './ActivateAccount.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['en', 'Activate my account'],
  ['de', textOf('de', 'action.activate')],
] as const)('%s: one press, by a person (D25)', async (locale, name) => {
  const { user, sent } = await show(ActivateAccount, fixtures.asking, { locale });
  expect([heading(), sent]).toEqual([headingOf(locale, 'activateAccount.heading', 'activateAccount.second'), []]);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type: 'activation.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('a second press sends nothing', async () => {
  const { user, sent } = await show(ActivateAccount, fixtures.asking);
  const button = screen.getByRole('button');
  await user.dblClick(button);
  expect([sent.length, button.textContent, button.getAttribute('aria-disabled')]).toEqual([
    1,
    'Activate my account',
    'true',
  ]);
});

test('after a while it can be cancelled', async () => {
  const { user, sent } = await show(ActivateAccount, fixtures.slow);
  expect(screen.getByText(textOf('en', 'waiting.slow')).tagName).toBe('OUTPUT');
  await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
  expect([sent, screen.getByRole('button').textContent]).toEqual([[{ type: 'wait.cancelled' }], 'Activate my account']);
});

test('before that it can’t', async () => {
  await show(ActivateAccount, fixtures.activating);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Activate my account']);
});
