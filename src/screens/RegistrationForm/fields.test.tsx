/** The offered countries, and the suggested address. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { screenTests, show } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
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
