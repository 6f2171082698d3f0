import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import ActivationError from './ActivationError.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const ways = () => ['button', 'link'].map((role) => screen.queryAllByRole(role).map(({ textContent }) => textContent));

test.each([
  ['failed', ['action.tryAgain']],
  ['invalidLink', []],
  ['expiredLink', ['action.sendAgain']],
  ['replacedLink', ['action.sendAgain']],
  ['incompleteLink', []],
  ['unanswered', ['action.tryAgain']],
] as const)('%s: says what happened, and what can be done (D25)', async (situation, actions) => {
  await show(ActivationError, fixtures[situation]);
  const heading = headingOf('en', `activationError.${situation}Heading`, `activationError.${situation}Second`);
  const buttons = actions.map((key) => textOf('en', key));
  const service = textOf('en', 'action.customerService');
  expect([screen.getByRole('heading', { level: 1 }).textContent, ways()]).toEqual([heading, [buttons, [service]]]);
});

test('failed: retries the same link', async () => {
  const { user, sent } = await show(ActivationError, fixtures.failed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'activation.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('failed without a connection: says so', async () => {
  await show(ActivationError, fixtures.offline);
  expect(screen.getByRole('alert').textContent).toMatch(/^Network issue detected\./);
});

test('expired: requests a new mail', async () => {
  const { user, sent } = await show(ActivationError, fixtures.expiredLink);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(sent).toEqual([{ type: 'mail.requested', locale: 'en', at: expect.any(Number), key: expect.any(String) }]);
});

test('sent: says so', async () => {
  await show(ActivationError, fixtures.sentAgain);
  expect(screen.getByText(textOf('en', 'resend.sent')).closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
});
