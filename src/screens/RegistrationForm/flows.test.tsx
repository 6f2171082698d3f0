/** The form's fields in each flow (D15), and the address from a token. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { box, listed, register, summary, tick } from '../../../test/harness/form-screen.ts';
import { described, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures, values } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();
const press = (user: UserEvent) => user.click(register());
const accept = (user: UserEvent) => user.click(tick(/^I accept/));
const submitted = (given: object) => [
  { type: 'form.submitted', values: given, locale: 'en', key: expect.stringMatching(/^[\da-f-]{36}$/) },
];
const empty = { gender: '', firstName: '', lastName: '', country: 'DE', terms: true, newsletter: false };

const rest = ['email', 'country', 'terms', 'newsletter'];
test.each([
  ['lean', rest],
  ['leanRevealed', ['firstName', ...rest]],
  ['signedUp', ['gender', 'gender', ...rest]],
] as const)('%s: asks in the order of the full form: %j', async (situation, names) => {
  await show(RegistrationForm, fixtures[situation]);
  const fields = screen.getByRole('form').querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  expect([...fields].map(({ name }) => name)).toEqual(names);
});

describe('lean', () => {
  test('does not send draft values of a longer form', async () => {
    const { user, unmount } = await show(RegistrationForm, fixtures.editing);
    await user.type(box('First name'), 'Zoë');
    await user.type(box('Email'), 'zoe@example.org');
    unmount();
    const lean = await show(RegistrationForm, fixtures.lean);
    await accept(lean.user);
    await press(lean.user);
    await waitFor(() => expect(lean.sent).toEqual(submitted({ ...empty, email: 'zoe@example.org' })));
  });
  test('asks for a refused field that it normally omits, with its error', async () => {
    const { user, sent } = await show(RegistrationForm, fixtures.leanRevealed);
    expect([await listed(), described(box('First name'))]).toEqual([
      [['Please provide your first name', '#firstName']],
      { invalid: 'true', words: ['Please provide your first name'] },
    ]);
    await press(user);
    await waitFor(async () => expect(document.activeElement).toBe(await summary()));
    expect(sent).toEqual([]);
    await user.type(box('First name'), 'Zoë');
    await press(user);
    await waitFor(() => expect(sent).toEqual(submitted({ ...values, gender: '', firstName: 'Zoë', lastName: '' })));
  });
});

test('the address of a token: takes precedence over the draft, and is sent', async () => {
  const { user, unmount } = await show(RegistrationForm, fixtures.editing);
  await user.type(box('Email'), 'zoe@example.org');
  unmount();
  const social = await show(RegistrationForm, fixtures.signedUp);
  await social.user.type(box('Email'), 'x');
  expect([box('Email').value, described(box('Email')).words]).toEqual([
    'ada@example.org',
    [textOf('en', 'signUp.emailOfSignUp')],
  ]);
  await social.user.click(screen.getByRole('radio', { name: 'Mr' }));
  await accept(social.user);
  await press(social.user);
  await waitFor(() => expect(social.sent).toEqual(submitted({ ...empty, gender: 'man', email: 'ada@example.org' })));
});

test('after a request for another address: the taken one is dropped, the rest restored', async () => {
  const { user, unmount } = await show(RegistrationForm, fixtures.editing);
  await user.type(box('Email'), values.email);
  await user.type(box('First name'), 'Zoë');
  unmount();
  const again = await show(RegistrationForm, fixtures.differentEmail);
  expect([box('Email').value, box('First name').value]).toEqual(['', 'Zoë']);
  await again.user.type(box('Email'), 'ada@example.org');
  again.unmount();
  await show(RegistrationForm, fixtures.differentEmail);
  expect(box('Email').value).toBe('ada@example.org');
});

describe('the ways to sign up (D30)', () => {
  const row = () => screen.queryByRole('group', { name: textOf('en', 'signUp.options') });
  test.each([
    ['editing', ['Phone', 'Google', 'Facebook', 'Apple']],
    ['approved', ['Phone', 'Google', 'Facebook', 'Apple']],
    ['simple', ['Google', 'Facebook', 'Apple']],
  ] as const)('%s: the form; the others are announced as coming', async (situation, names) => {
    const { user, sent } = await show(RegistrationForm, fixtures[situation]);
    const buttons = within(row() ?? document.body).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Email address', ...names]);
    for (const provider of names) {
      await user.click(screen.getByRole('button', { name: provider }));
      const messages = screen
        .getByText(textOf('en', 'signUp.soon', { provider }))
        .closest('[aria-live]')
        ?.getAttribute('aria-live');
      expect([messages, document.activeElement?.textContent]).toEqual(['polite', provider]);
    }
    await user.click(screen.getByRole('button', { name: 'Email address' }));
    const status = buttons[0]?.closest('.provider-row')?.querySelector('[aria-live]')?.textContent;
    expect([document.activeElement, status, sent]).toEqual([box('Email'), '', []]);
  });
  test('signedUp: none, since one is chosen', async () => {
    await show(RegistrationForm, fixtures.signedUp);
    expect(row()).toBeNull();
  });
});
