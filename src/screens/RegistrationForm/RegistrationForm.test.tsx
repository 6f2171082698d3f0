/** The registration form: its fields, what is refused, and waiting for a response (D21, D24). */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { FIELDS, type RegistrationField } from '../../../machines/flows/fields.ts';
import { box, listed, register, summary, tick } from '../../../test/harness/form-screen.ts';
import { aNotice, described, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures, values } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();

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
  await waitFor(async () => expect(document.activeElement).toBe(await summary()));
  expect([await listed(), sent]).toEqual([
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
    await waitFor(async () => expect((await listed()).length).toBe(3));
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

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });

describe('countries (D19)', () => {
  const offered = () => [...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ value }) => value);
  test.each([
    ['en', ['AT', 'DE', 'ES', 'SE']],
    ['de', ['DE', 'AT', 'SE', 'ES']],
  ] as const)('lists those of the invitation in %s, sorted by language', async (locale, countries) => {
    await show(RegistrationForm, fixtures.editing, { locale });
    expect([offered(), screen.getByRole<HTMLSelectElement>('combobox').value]).toEqual([countries, 'DE']);
  });
  test('lists all 27 until the invitation is known', async () => {
    await show(RegistrationForm, fixtures.lookingUp);
    expect(offered().toSorted()).toEqual([...COUNTRIES]);
  });
  test('a likely country that is not offered cannot be chosen', async () => {
    await show(RegistrationForm, fixtures.twoCountries);
    await waitFor(() => expect([offered(), country().value]).toEqual([['', 'AT', 'DE'], '']));
  });
});

describe('the country that the back end names late (D19)', () => {
  test('is applied while nothing was typed or chosen', async () => {
    const { visit } = await show(RegistrationForm, fixtures.editing);
    visit.send({ type: 'country.found', country: 'AT' });
    await waitFor(() => expect(country().value).toBe('AT'));
  });
  test.each<[string, (user: UserEvent) => Promise<void>, string]>([
    ['typed', (user) => user.type(box('First name'), 'Z'), 'DE'],
    ['chosen', (user) => user.selectOptions(country(), 'SE'), 'SE'],
  ])('is ignored once something was %s', async (_, act, stays) => {
    const { user, visit } = await show(RegistrationForm, fixtures.editing);
    await act(user);
    visit.send({ type: 'country.found', country: 'AT' });
    await user.tab();
    expect(country().value).toBe(stays);
  });
});

test.each(['zoe@gmial.com', 'Zoe <zoe@gmail,com>; '])(
  'suggests a correction of %j, applied with one click (D18, D61)',
  async (typed) => {
    const { user } = await show(RegistrationForm, fixtures.editing);
    await user.click(box('Email'));
    await user.paste(typed);
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Did you mean zoe@gmail.com?' }));
    await waitFor(() => expect([box('Email').value, document.activeElement]).toEqual(['zoe@gmail.com', box('Email')]));
  },
);

test('during a request: shows the wait at once, and announces it after 400 ms without a response', async () => {
  vi.useFakeTimers();
  await show(RegistrationForm, fixtures.submitting);
  const isHeard = () => screen.getByText(textOf('en', 'waiting.submitting')).closest('[aria-hidden=true]') === null;
  const found = [isHeard()];
  for (const time of [399, 1]) {
    await act(() => vi.advanceTimersByTimeAsync(time));
    found.push(isHeard());
  }
  expect(found).toEqual([false, false, true]);
});

test.each([
  ['offline', /^Network issue detected\. Please verify your internet connection and retry\.$/],
  ['busy', /Please wait one second and try again\.$/],
] as const)(
  'no response: %s: says so plainly, with focus; retries with the current values',
  async (situation, words) => {
    const { user, sent } = await show(RegistrationForm, fixtures[situation]);
    const alert = screen.getByRole('region', aNotice);
    expect([within(alert).getByText(words).tagName, document.activeElement]).toEqual(['P', alert]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Register' }).ariaDisabled).toBe('true'));
    expect(sent).toEqual([{ type: 'form.submitted', values, locale: 'en', key: expect.any(String) }]);
  },
);
