import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import ActivationError from './ActivationError.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const ways = () => ['button', 'link'].map((role) => screen.queryAllByRole(role).map(({ textContent }) => textContent));

test.each([
  ['failed', 'en', ['action.tryAgain']],
  ['failed', 'de', ['action.tryAgain']],
  ['invalidLink', 'en', []],
  ['invalidLink', 'de', []],
  ['expiredLink', 'en', ['action.sendAgain']],
  ['expiredLink', 'de', ['action.sendAgain']],
  ['replacedLink', 'en', ['action.sendAgain']],
  ['replacedLink', 'de', ['action.sendAgain']],
  ['incompleteLink', 'en', []],
  ['incompleteLink', 'de', []],
  ['unanswered', 'en', ['action.tryAgain']],
  ['unanswered', 'de', ['action.tryAgain']],
] as const)('%s, %s: what happened, and what can be done (D25)', async (situation, locale, actions) => {
  await show(ActivationError, fixtures[situation], { locale });
  const heading = headingOf(locale, `activationError.${situation}Heading`, `activationError.${situation}Second`);
  const buttons = actions.map((key) => textOf(locale, key));
  const service = textOf(locale, 'action.customerService');
  expect([screen.getByRole('heading', { level: 1 }).textContent, ways()]).toEqual([heading, [buttons, [service]]]);
});

test('failed: the same link, tried again', async () => {
  const { user, sent } = await show(ActivationError, fixtures.failed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent).toEqual([{ type: 'activation.pressed', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('failed for want of a connection: that is said', async () => {
  await show(ActivationError, fixtures.offline);
  expect(screen.getByRole('alert').textContent).toMatch(/^Network issue detected\./);
});

test('expired: a new mail', async () => {
  const { user, sent } = await show(ActivationError, fixtures.expiredLink);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(sent).toEqual([{ type: 'mail.requested', locale: 'en', at: expect.any(Number), key: expect.any(String) }]);
});

test('sent: that is said', async () => {
  await show(ActivationError, fixtures.sentAgain);
  expect(screen.getByText(textOf('en', 'resend.sent')).tagName).toBe('OUTPUT');
});
