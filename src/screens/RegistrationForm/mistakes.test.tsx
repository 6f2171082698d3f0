/** The form reports problems only once, and only after a submission (WCAG 3.3.1 to 3.3.3, 4.1.3). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { box, listed, register, summary } from '../../../test/harness/form-screen.ts';
import { described, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();
const invalidFields = () => Array.from(document.querySelectorAll('[aria-invalid=true]'), ({ id }) => id);
const messages = async () => (await listed()).map(([message]) => message);
/** Each item names its field, even if the message at the field does not. */
const MISSING = [
  'Title: please choose an option',
  'Please provide your first name',
  'Please provide your last name',
  'Please provide a valid email address',
  'Please accept the terms and the privacy policy',
];

test('shows no errors on Tab or on leaving an incomplete field [A35]', async () => {
  const { user } = await show(RegistrationForm, fixtures.editing);
  const reached = [];
  while (document.activeElement !== register()) {
    await user.tab();
    reached.push(document.activeElement?.id);
  }
  await user.type(box('Email'), 'zoe@');
  await user.tab();
  expect(reached.filter(Boolean)).toEqual(['firstName', 'lastName', 'email', 'country', 'terms', 'newsletter']);
  expect([
    invalidFields(),
    document.querySelector('.wrong:not(:empty)'),
    document.querySelector('.error-summary'),
  ]).toEqual([[], null, null]);
});

describe('after a refused submit', () => {
  const pressed = async () => {
    const shown = await show(RegistrationForm, fixtures.editing);
    await shown.user.click(register());
    await waitFor(async () => expect(document.activeElement).toBe(await summary()));
    return shown;
  };

  test('a field error disappears once corrected and returns if wrong again; the summary stays, outside of live regions [A38]', async () => {
    const { user } = await pressed();
    await user.type(box('First name'), 'Zoë');
    await waitFor(() => expect(invalidFields()).toEqual(['gender', 'lastName', 'email', 'terms']));
    expect([await messages(), document.activeElement]).toEqual([MISSING, box('First name')]);
    await user.type(box('First name'), '<');
    await waitFor(() =>
      expect(described(box('First name'))).toEqual({
        invalid: 'true',
        words: ['Please use valid characters', textOf('en', 'fields.nameHint')],
      }),
    );
    const regions = [...document.querySelectorAll('[aria-live], [role=alert]')];
    expect([await messages(), regions.filter(({ textContent }) => textContent !== '')]).toEqual([MISSING, []]);
  });
  test('a correct field gets no error before the next submit, which has its own summary and focus', async () => {
    const { user } = await show(RegistrationForm, fixtures.editing);
    await user.type(box('First name'), 'Zoë');
    await user.click(register());
    await waitFor(async () => expect((await listed()).length).toBe(MISSING.length - 1));
    await user.clear(box('First name'));
    await user.type(box('Last name'), 'Lindström');
    await waitFor(() => expect(invalidFields()).toEqual(['gender', 'email', 'terms']));
    await user.click(register());
    await waitFor(async () =>
      expect(await messages()).toEqual(MISSING.filter((message) => message !== 'Please provide your last name')),
    );
    expect([invalidFields(), document.activeElement]).toEqual([
      ['gender', 'firstName', 'email', 'terms'],
      await summary(),
    ]);
  });
});

describe('the title', () => {
  test('begins with *Error* while the last submit was refused, then resets (WCAG 2.4.2) [A40]', async () => {
    const { user, unmount } = await show(RegistrationForm, fixtures.editing);
    const page = textOf('en', 'registration.page');
    const seen = [document.title];
    await user.click(register());
    await waitFor(() => expect(document.title).toBe(textOf('en', 'head.titleRefused', { page })));
    unmount();
    await show(RegistrationForm, fixtures.editing);
    const plain = textOf('en', 'head.title', { page });
    expect([...seen, document.title]).toEqual([plain, plain]);
  });
  test('does not while a corrected form waits for its response', async () => {
    const { user } = await show(RegistrationForm, fixtures.editing);
    await user.click(register());
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
    await user.click(screen.getByRole('radio', { name: 'Mr' }));
    for (const [name, text] of Object.entries({ 'First name': 'Jörg', 'Last name': 'Weiß', Email: 'j@example.org' }))
      await user.type(box(name), text);
    await user.click(screen.getByRole('checkbox', { name: /^I accept/ }));
    expect(document.title).toMatch(/^Error: /);
    await user.click(register());
    await waitFor(() =>
      expect([document.title, document.querySelector('.error-summary')]).toEqual([
        textOf('en', 'head.title', { page: textOf('en', 'registration.page') }),
        null,
      ]),
    );
    expect(register().ariaDisabled).toBe('true');
  });
});

test('everything but the newsletter is required, and the text says so (WCAG 3.3.2) [A43]', async () => {
  await show(RegistrationForm, fixtures.editing);
  const form = screen.getByRole('form');
  const boxes = within(form).getAllByRole('checkbox');
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select')];
  expect([
    form.firstElementChild?.textContent,
    boxes.map((one) => described(one).words[0]?.startsWith('Optional.')),
    fields.filter(({ ariaRequired }) => ariaRequired !== 'true').map(({ id }) => id),
  ]).toEqual([textOf('en', 'fields.needed'), [false, true], ['newsletter']]);
});

test('each field says its autocomplete purpose and input mode (WCAG 1.3.5) [A44]', async () => {
  await show(RegistrationForm, fixtures.editing);
  const of = (name: string) =>
    ['type', 'autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck'].map((attribute) =>
      box(name).getAttribute(attribute),
    );
  expect([of('First name'), of('Last name'), of('Email')]).toEqual([
    ['text', 'given-name', 'words', null, 'false'],
    ['text', 'family-name', 'words', null, 'false'],
    ['email', 'email', 'none', 'off', 'false'],
  ]);
  expect(screen.getByRole('combobox').getAttribute('autocomplete')).toBe('country');
});
