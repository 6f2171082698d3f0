/** The waiting list on the landing page (D27). */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, sectionOf, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';

screenTests();
const region = (name: string) => within(sectionOf(name));
const code = headingOf('en', 'landing.codeHeading', 'landing.codeSecond');
const list = headingOf('en', 'landing.waitingHeading', 'landing.waitingSecond');
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: textOf('en', 'fields.email') });
const join = () => screen.getByRole('button', { name: textOf('en', 'action.joinWaitingList') });
const order = () => screen.getAllByRole('form').map(({ id }) => id);

test('is above the code, each in its own region, without duplicate ids', async () => {
  const { container } = await show(Landing, fixtures.uninvited);
  expect([order(), region(code).getByRole('form').id, region(list).getByRole('form').id]).toEqual([
    ['address', 'code'],
    'code',
    'address',
  ]);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
test.each([
  [true, null],
  [false, 60],
])('taken: %j, again in: %j: shows the same message', async (accepted, retryAfter) => {
  const { user } = await show(Landing, fixtures.uninvited, {
    services: { requestPlace: () => Promise.resolve({ accepted, retryAfter }) },
  });
  await user.type(email(), 'zoe@example.org');
  await user.click(join());
  expect(
    (await screen.findByText(textOf('en', 'landing.placeAsked'))).closest('[aria-live]')?.getAttribute('aria-live'),
  ).toBe('polite');
  expect(document.activeElement).toBe(join());
});
test('only this form is busy during the request', async () => {
  await show(Landing, fixtures.asking);
  expect([
    region(list).getByRole('button').ariaDisabled,
    region(code).getByRole('button').ariaDisabled,
    screen.getByRole<HTMLInputElement>('textbox', { name: textOf('en', 'fields.code') }).readOnly,
  ]).toEqual(['true', null, false]);
});
