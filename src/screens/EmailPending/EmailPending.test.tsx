import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttons, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import EmailPending from './EmailPending.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('shows heading, address, and ways on', async () => {
  await show(EmailPending, fixtures.idle);
  const heading = headingOf('en', 'emailPending.heading', 'emailPending.second');
  const ways = (['sendAgain', 'differentEmail', 'back'] as const).map((id) => textOf('en', `action.${id}`));
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.getByText('zoe@example.org').tagName,
    buttons(),
  ]).toEqual([heading, 'STRONG', ways]);
});

test('omits a missing address', async () => {
  await show(EmailPending, fixtures.nameless);
  expect(screen.getByText(textOf('en', 'emailPending.leadNameless'))).toBeDefined();
});

test.each([
  ['Use a different email', 'email.changeChosen'],
  ['Back to registration', 'form.returned'],
])('%s', async (name, type) => {
  const { user, sent } = await show(EmailPending, fixtures.idle);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});

test('requests the mail again', async () => {
  const { user, sent } = await show(EmailPending, fixtures.idle);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(sent).toEqual([{ type: 'mail.requested', locale: 'en', at: expect.any(Number), key: expect.any(String) }]);
});

test('says whether the mail was sent', async () => {
  const { unmount } = await show(EmailPending, fixtures.sentAgain);
  const politeness = screen.getByText(textOf('en', 'resend.sent')).closest('[aria-live]')?.getAttribute('aria-live');
  unmount();
  await show(EmailPending, fixtures.notSentAgain);
  expect([politeness, screen.queryByText(textOf('en', 'resend.sent'))]).toEqual(['polite', null]);
});

test('disables the other ways while the mail is requested', async () => {
  const { user, sent } = await show(EmailPending, fixtures.sendingAgain);
  const ways = [textOf('en', 'action.differentEmail'), textOf('en', 'action.back')].map((name) =>
    screen.getByRole('button', { name }),
  );
  for (const way of ways) await user.click(way);
  expect([ways.map((way) => way.getAttribute('aria-disabled')), sent]).toEqual([['true', 'true'], []]);
});
