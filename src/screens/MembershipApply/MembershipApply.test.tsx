import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aNotice, described, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import MembershipApply from './MembershipApply.tsx';

screenTests();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: textOf('en', 'action.submit') });
const submitted = (email: string, locale = 'en') => ({
  type: 'email.submitted',
  email,
  locale,
  key: expect.stringMatching(/^[\da-f-]{36}$/),
});

test.each(['en', 'de'] as const)('%s: heading, field, hint, button', async (locale) => {
  const [label, action] = [textOf(locale, 'fields.email'), textOf(locale, 'action.submit')];
  const { user, sent } = await show(MembershipApply, fixtures.editing, { locale });
  const email = within(screen.getByRole('form', { name: textOf(locale, 'membershipApply.form') })).getByRole(
    'textbox',
    { name: label },
  );
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    described(email),
    screen.getByRole('button').textContent,
  ]).toEqual([
    headingOf(locale, 'membershipApply.heading', 'membershipApply.second'),
    `${textOf(locale, 'membershipApply.page')} · Vestibule`,
    { invalid: null, words: [textOf(locale, 'membershipApply.hint')] },
    action,
  ]);
  await user.type(email, 'zoe@example.org{Enter}');
  expect(sent).toEqual([submitted('zoe@example.org', locale)]);
});

describe('an address', () => {
  test('is sent once', async () => {
    const { user, sent } = await show(MembershipApply, fixtures.editing);
    await user.type(field(), 'zoe@example.org{Enter}');
    await user.type(field(), '{Enter}');
    await user.click(button());
    expect([sent.length, field().readOnly, button().ariaDisabled]).toEqual([1, true, 'true']);
  });
  test.each(['', 'zoe', 'zoe@example', 'zoe@example.org, ada@example.org'])(
    '%j is asked for again, and the field has the focus',
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
  test('refused by the back end: said at the field', async () => {
    await show(MembershipApply, fixtures.refused);
    expect([described(field()), screen.queryByRole('region', aNotice)]).toEqual([
      { invalid: 'true', words: ['Please provide a valid email address', textOf('en', 'membershipApply.hint')] },
      null,
    ]);
  });
});

describe('while it is sent', () => {
  test('the button keeps its name and is told as unavailable; the words are in nothing that is busy', async () => {
    await show(MembershipApply, fixtures.applying);
    expect([
      screen.getAllByRole('button').map(({ textContent, ariaDisabled }) => [textContent, ariaDisabled]),
      document.querySelector('[aria-busy]'),
      screen.getByText(textOf('en', 'membershipApply.waiting')).tagName,
    ]).toEqual([[['Submit', 'true']], null, 'OUTPUT']);
  });
  test('after a while it can be cancelled', async () => {
    const { user, sent } = await show(MembershipApply, fixtures.slow);
    await user.click(screen.getByRole('button', { name: textOf('en', 'action.cancel') }));
    expect([sent, button().textContent]).toEqual([[{ type: 'wait.cancelled' }], 'Submit']);
  });
});

describe('no answer (D24)', () => {
  test.each([
    ['offline', /^Network issue detected\./],
    ['timeout', /^Timeout exceeded/],
    ['technical', /^Due to a technical issue our store is not available at the moment/],
    ['busy', /Please wait 17 seconds and try again/],
  ] as const)('%s: that is said, and what stands in the field is tried again', async (situation, words) => {
    const { user, sent } = await show(MembershipApply, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect([within(alert).getByText(words).tagName, document.activeElement]).toEqual(['P', alert]);
    await user.type(field(), 'zoe@example.org');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([submitted('zoe@example.org')]);
  });
});
