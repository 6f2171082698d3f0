import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttons, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import SocialSecondStep from './SocialSecondStep.tsx';

screenTests();
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => boxes().flatMap(({ checked, name }) => (checked ? name : []));
const press = (name: string) => screen.getByRole('button', { name });
const completed = (...shoppingPreferences: string[]) => [
  { type: 'step.submitted', completion: { shoppingPreferences }, key: expect.stringMatching(/^[\da-f-]{36}$/) },
];

const preferences = ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] as const;
const preference = (id: (typeof preferences)[number]) =>
  screen.getByRole('checkbox', { name: textOf('en', `socialSecondStep.${id}`) });

test('Continue sends any number of choices, in order, once', async () => {
  const { user, sent } = await show(SocialSecondStep, fixtures.editing);
  for (const id of ['shoes', 'men', 'women', 'men'] as const) await user.click(preference(id));
  await user.dblClick(press('Continue'));
  await waitFor(() => expect(sent).toEqual(completed('women', 'shoes')));
});

test('keeps choices when the visitor goes back to the registration and returns', async () => {
  const { user, sent, unmount } = await show(SocialSecondStep, fixtures.editing);
  await user.click(preference('kids'));
  await user.click(press('Back to registration'));
  unmount();
  await show(SocialSecondStep, fixtures.editing);
  expect([sent, ticked()]).toEqual([[{ type: 'form.returned' }], ['kids']]);
});

test.each([
  ['sending', ['Continue', 'Skip', 'Back to registration'], 'socialSecondStep.waiting'],
  ['slow', ['Continue', 'Skip', textOf('en', 'action.cancel'), 'Back to registration'], 'waiting.slow'],
] as const)('%s: keeps its choices, read only', async (situation, names, key) => {
  const { user, sent } = await show(SocialSecondStep, fixtures[situation]);
  await user.click(preference('men'));
  expect([document.activeElement, preference('men').ariaDisabled]).toEqual([preference('men'), 'true']);
  await user.click(press('Skip'));
  expect([ticked(), buttons(), sent]).toEqual([['women', 'shoes'], names, []]);
  expect(screen.getByText(textOf('en', key)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});
