import { screen, waitFor, within } from '@testing-library/react';
import { PERSON_FIELDS } from '../../../machines/flows/fields.ts';
import { describe, expect, test } from 'vitest';
import { buttons, described, heading, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import LeanSecondStep from './LeanSecondStep.tsx';

screenTests();
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const summary = () => screen.findByRole('region', { name: /^Please check/ });
const summed = async () =>
  within(await summary())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const completed = (person: object) => [
  { type: 'step.submitted', completion: { person }, key: expect.stringMatching(/^[\da-f-]{36}$/) },
];

test('asks for the person, and nothing more', async () => {
  await show(LeanSecondStep, fixtures.editing);
  expect([
    heading().textContent,
    document.title,
    ['Ms/Mrs', 'Mr'].map((name) => screen.getByRole('radio', { name }).getAttribute('value')),
    screen.getAllByRole('textbox').map(({ id }) => id),
    [box('First name').id, box('Last name').id],
    screen.getByRole('form', { name: textOf('en', 'leanSecondStep.form') }).id,
    buttons(),
  ]).toEqual([
    headingOf('en', 'leanSecondStep.heading', 'leanSecondStep.second'),
    `${textOf('en', 'leanSecondStep.page')} · Vestibule`,
    ['woman', 'man'],
    PERSON_FIELDS.filter((field) => field !== 'gender'),
    ['firstName', 'lastName'],
    'secondStep',
    ['Continue', 'Back to registration'],
  ]);
});

describe('submitted', () => {
  test('empty: summarises what is missing, sends nothing', async () => {
    const { user, sent } = await show(LeanSecondStep, fixtures.editing);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(async () => expect(document.activeElement).toBe(await summary()));
    expect([await summed(), described(box('Last name')), sent]).toEqual([
      PERSON_FIELDS.map((field) => `#${field}`),
      { invalid: 'true', words: ['Please provide your last name'] },
      [],
    ]);
  });
  test('filled: sends the person once', async () => {
    const { user, sent } = await show(LeanSecondStep, fixtures.editing);
    await user.click(screen.getByRole('radio', { name: 'Mr' }));
    await user.type(box('First name'), 'Jörg');
    await user.type(box('Last name'), 'Weiß');
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    const person = { gender: 'man', firstName: 'Jörg', lastName: 'Weiß' };
    await waitFor(() => expect(sent).toEqual(completed(person)));
    expect([document.querySelector('[aria-busy]'), buttons()]).toEqual([null, ['Continue', 'Back to registration']]);
  });
});

test('prefills what the first step asked for', async () => {
  await show(LeanSecondStep, fixtures.known);
  expect([box('First name').value, box('Last name').value]).toEqual(['Zoë', '']);
});

test('keeps input when the visitor goes back to the registration and returns [A47]', async () => {
  const { user, sent, unmount } = await show(LeanSecondStep, fixtures.editing);
  await user.type(box('First name'), 'Zoë');
  await user.click(screen.getByRole('button', { name: 'Back to registration' }));
  unmount();
  await show(LeanSecondStep, fixtures.editing);
  expect([sent, box('First name').value]).toEqual([[{ type: 'form.returned' }], 'Zoë']);
});

test('during a request, the back link says that it is unavailable, and does nothing (D21)', async () => {
  const { user, sent } = await show(LeanSecondStep, fixtures.sending);
  const back = screen.getByRole('button', { name: 'Back to registration' });
  await user.click(back);
  expect([back.getAttribute('aria-disabled'), sent]).toEqual(['true', []]);
});

test.each([
  ['sending', ['Continue', 'Back to registration'], 'waiting.submitting'],
  ['slow', ['Continue', textOf('en', 'action.cancel'), 'Back to registration'], 'waiting.slow'],
] as const)('%s: keeps its input, read only', async (situation, names, key) => {
  await show(LeanSecondStep, fixtures[situation]);
  expect([box('First name').value, box('First name').readOnly, buttons()]).toEqual(['Zoë', true, names]);
  expect(screen.getByText(textOf('en', key)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

describe('refused', () => {
  test('a field: shows the error there and in the summary, which has focus, until corrected', async () => {
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
});
