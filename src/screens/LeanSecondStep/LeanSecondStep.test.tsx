import { screen, waitFor, within } from '@testing-library/react';
import { PERSON_FIELDS } from '../../../machines/flows/fields.ts';
import { expect, test } from 'vitest';
import { described, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import LeanSecondStep from './LeanSecondStep.tsx';

screenTests();
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const summary = () => screen.findByRole('region', { name: /^Please check/ });
const summed = async () =>
  within(await summary())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('submitted: empty: summarises what is missing, sends nothing', async () => {
  const { user, sent } = await show(LeanSecondStep, fixtures.editing);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(async () => expect(document.activeElement).toBe(await summary()));
  expect([await summed(), described(box('Last name')), sent]).toEqual([
    PERSON_FIELDS.map((field) => `#${field}`),
    { invalid: 'true', words: ['Please provide your last name'] },
    [],
  ]);
});

test('keeps input when the visitor goes back to the registration and returns [A47]', async () => {
  const { user, sent, unmount } = await show(LeanSecondStep, fixtures.editing);
  await user.type(box('First name'), 'Zoë');
  await user.click(screen.getByRole('button', { name: 'Back to registration' }));
  unmount();
  await show(LeanSecondStep, fixtures.editing);
  expect([sent, box('First name').value]).toEqual([[{ type: 'form.returned' }], 'Zoë']);
});

test('refused: a field: shows the error there and in the summary, which has focus, until corrected', async () => {
  const { user } = await show(LeanSecondStep, fixtures.fieldsRefused);
  await waitFor(async () => expect(document.activeElement).toBe(await summary()));
  const named = textOf('en', 'wrong.charactersNamed', { field: 'First name' });
  expect([
    await summed(),
    screen.getByRole<HTMLAnchorElement>('link', { name: named }).hash,
    described(box('First name')).words,
  ]).toEqual([['#firstName'], '#firstName', ['Please use valid characters', textOf('en', 'fields.nameHint')]]);
  await user.type(box('First name'), ' Maria');
  await waitFor(() => expect(described(box('First name')).invalid).toBeNull());
});
