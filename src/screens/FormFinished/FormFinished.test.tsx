// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import FormFinished from './FormFinished.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const said = () => screen.getAllByRole('status').flatMap((status) => status.textContent || []);

test.each([['en'], ['de']] as const)('%s: where the mail went, masked (D26)', async (locale) => {
  await show(FormFinished, fixtures.resting, { locale });
  const words = headingOf(locale, 'formFinished.heading', 'formFinished.second');
  expect([heading(), screen.getByText('z•••@example.org').tagName, document.body.textContent.includes('zoe@')]).toEqual(
    [words, 'STRONG', false],
  );
});

test('without an address it is not named', async () => {
  await show(FormFinished, fixtures.nameless);
  expect(screen.getByText(textOf('en', 'formFinished.leadNameless'))).toBeDefined();
});

describe('Send again', () => {
  test('asks for the mail, in the language of the visit', async () => {
    vi.useFakeTimers({ now: 1234, toFake: ['Date'] });
    const { user, sent } = await show(FormFinished, fixtures.resting, { locale: 'de' });
    await user.click(screen.getByRole('button', { name: 'Erneut senden' }));
    expect([sent, screen.getByRole('button').textContent]).toEqual([
      [{ type: 'mail.requested', locale: 'de', at: 1234 }],
      'Einen Moment, bitte',
    ]);
  });
  test('tells what came of it', async () => {
    const resend = () => Promise.resolve({ accepted: true, retryAfter: null });
    const { user } = await show(FormFinished, fixtures.resting, { services: { resend } });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect((await screen.findByText(textOf('en', 'resend.sent'))).tagName).toBe('OUTPUT');
  });
  test.each([
    ['resting', []],
    ['sendingAgain', []],
    ['sentAgain', [textOf('en', 'resend.sent')]],
    ['tooSoon', [textOf('en', 'resend.wait')]],
  ] as const)('%s: %j', async (situation, words) => {
    await show(FormFinished, fixtures[situation]);
    expect([said(), screen.queryByRole('alert')]).toEqual([words, null]);
  });
  test('without a connection', async () => {
    await show(FormFinished, fixtures.offline);
    expect(screen.getByRole('alert').textContent).toBe(
      'Network issue detected. Please verify your internet connection and retry.',
    );
  });
});
