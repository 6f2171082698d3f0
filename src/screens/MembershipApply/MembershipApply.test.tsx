import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { described, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import MembershipApply from './MembershipApply.tsx';

screenTests();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: textOf('en', 'action.submit') });
const submitted = {
  type: 'email.submitted',
  email: 'zoe@example.org',
  locale: 'en',
  key: expect.stringMatching(/^[\da-f-]{36}$/),
};

test('shows heading, field, hint and button', async () => {
  const { user, sent } = await show(MembershipApply, fixtures.editing);
  const form = within(screen.getByRole('form', { name: textOf('en', 'membershipApply.form') }));
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    described(form.getByRole('textbox', { name: 'Email' })),
    screen.getByRole('button').textContent,
  ]).toEqual([
    headingOf('en', 'membershipApply.heading', 'membershipApply.second'),
    `${textOf('en', 'membershipApply.page')} · Vestibule`,
    { invalid: null, words: [textOf('en', 'membershipApply.hint')] },
    textOf('en', 'action.submit'),
  ]);
  await user.type(field(), 'zoe@example.org{Enter}');
  await user.type(field(), '{Enter}');
  await user.click(button());
  expect([sent, field().readOnly, button().ariaDisabled]).toEqual([[submitted], true, 'true']);
});

describe('an address', () => {
  test.each(['', 'zoe@example.org, ada@example.org'])(
    'says that %j must be corrected, and focuses the field',
    async (text) => {
      const { user, sent } = await show(MembershipApply, fixtures.editing);
      if (text) await user.type(field(), text);
      await user.click(button());
      await screen.findByText('Please provide a valid email address');
      expect([described(field()), document.activeElement, sent]).toEqual([
        { invalid: 'true', words: ['Please provide a valid email address', textOf('en', 'membershipApply.hint')] },
        field(),
        [],
      ]);
    },
  );
});
