import { screen, waitFor, within } from '@testing-library/react';
import { FIELDS, type RegistrationField } from '../../../machines/flows/fields.ts';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { described, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const register = () => screen.getByRole('button', { name: textOf('en', 'action.register') });
const summary = () => screen.findByRole('region', { name: /^Please check/ });

/** Fills in the form as a visitor would. */
async function fill(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: 'Ms/Mrs' }));
  for (const [name, text] of [
    ['First name', 'Zoë'],
    ['Last name', 'Lindström'],
    ['Email', 'zoe@example.org'],
  ] as const) {
    await user.click(box(name));
    await user.paste(text);
  }
  await user.click(tick(/^I accept/));
}

test('around the fields: nothing is preselected; the documents open in a new tab, and say so (WCAG 3.2.5) [A49]', async () => {
  await show(RegistrationForm, fixtures.editing);
  expect([tick(/^I accept/).checked, tick(/^Yes, I/).checked]).toEqual([false, false]);
  const links = within(screen.getByRole('form')).getAllByRole('link');
  const descriptionOf = (link: HTMLElement) =>
    document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), descriptionOf(link)])).toEqual([
    ['/legal/terms', '_blank', textOf('en', 'layout.newTab')],
    ['/legal/privacy', '_blank', textOf('en', 'layout.newTab')],
  ]);
});

/** Summary of an empty form; the country is prefilled. */
const MISSING: Partial<Record<RegistrationField, string>> = {
  gender: 'Title: please choose an option',
  firstName: 'Please provide your first name',
  lastName: 'Please provide your last name',
  email: 'Please provide a valid email address',
  terms: 'Please accept the terms and the privacy policy',
};
test('submitted: empty: summarises everything missing in form order, with focus; sends nothing [A36]', async () => {
  const { user, sent } = await show(RegistrationForm, fixtures.editing);
  await user.click(register());
  const links = within(await summary()).getAllByRole('link');
  await waitFor(async () => expect(document.activeElement).toBe(await summary()));
  expect([links.map((link) => [link.textContent, link.getAttribute('href')]), sent]).toEqual([
    FIELDS.flatMap((field) => (field in MISSING ? [[MISSING[field], `#${field}`]] : [])),
    [],
  ]);
  expect([screen.getByRole('radiogroup'), box('First name'), box('Email'), tick(/^I accept/)].map(described)).toEqual([
    { invalid: 'true', words: ['Please choose an option'] },
    { invalid: 'true', words: ['Please provide your first name'] },
    { invalid: 'true', words: ['Please provide a valid email address', textOf('en', 'fields.emailHint')] },
    { invalid: 'true', words: ['Please accept the terms and the privacy policy'] },
  ]);
  await user.click(screen.getByRole('link', { name: 'Please provide your last name' }));
  expect(document.activeElement).toBe(box('Last name'));
});

describe('refused by the back end (D16)', () => {
  const reasons = ['FirstNameInvalid', 'EmailInvalid', 'AcceptedTerms'];
  test('shows every error, unticks the box, keeps the input and focuses the summary [A48]', async () => {
    const { user } = await show(RegistrationForm, fixtures.editing, {
      services: { register: () => Promise.resolve({ registration: null, reasons, details: [], url: null, at: 0 }) },
    });
    await fill(user);
    await user.click(register());
    await waitFor(async () => expect(within(await summary()).getAllByRole('link').length).toBe(3));
    await waitFor(async () => expect(document.activeElement).toBe(await summary()));
    expect([box('First name'), box('Email'), tick(/^I accept/)].map(described)).toEqual([
      { invalid: 'true', words: ['Please use valid characters', textOf('en', 'fields.nameHint')] },
      { invalid: 'true', words: ['Please provide a valid email address', textOf('en', 'fields.emailHint')] },
      { invalid: 'true', words: ['Please accept the terms and the privacy policy'] },
    ]);
    expect([box('First name').value, box('Email').value, tick(/^I accept/).checked]).toEqual([
      'Zoë',
      'zoe@example.org',
      false,
    ]);
    await user.type(box('First name'), ' Maria');
    await waitFor(() => expect(described(box('First name')).invalid).toBeNull());
    expect(described(box('Email')).invalid).toBe('true');
  });
  test('terms that failed to reload: shows that message instead of the field’s', async () => {
    const answer = { registration: null, reasons: ['AgreementsAcceptedInvalid'], details: [], url: null, at: 0 };
    const terms = Promise.withResolvers<never>();
    const { user } = await show(RegistrationForm, fixtures.editing, {
      services: { register: () => Promise.resolve(answer), lookUpCode: () => terms.promise },
    });
    await fill(user);
    await user.click(register());
    await summary();
    terms.reject(new TypeError('offline'));
    await screen.findByText(textOf('en', 'problem.technical'));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Please check/ })).toBeNull());
    expect([described(tick(/^I accept/)).invalid, document.title.startsWith('Error')]).toEqual([null, false]);
  });
});
