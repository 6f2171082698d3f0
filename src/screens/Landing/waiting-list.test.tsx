/** The waiting list on the landing page (D27). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aNotice,
  described,
  headingOf,
  said,
  screenTests,
  sectionOf,
  show,
  taggedOf,
  textOf,
} from '../../../test/harness/screen.tsx';
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
test('is first if the community is full', async () => {
  await show(Landing, fixtures.full);
  expect([
    screen.getAllByRole('heading', { level: 2 })[0]?.textContent,
    (['landing.toWaitingList', 'landing.haveCode'] as const).map((name) => {
      const link = screen.getByRole('link', { name: textOf('en', name) });
      return [link.className, link.getAttribute('href')];
    }),
    screen.getByText(textOf('en', 'landing.fullLead')).parentElement?.tagName,
  ]).toEqual([
    list,
    [
      ['button', '#ask'],
      ['text-button', '/acquisition/registration/code'],
    ],
    'P',
  ]);
});
test('sends the address in the language of the visit, and stays unchanged until a response', async () => {
  const { user, sent } = await show(Landing, fixtures.uninvited);
  await user.type(email(), 'zoe@example.org{Enter}');
  await waitFor(() => expect(sent.length).toBe(1));
  expect([sent, said(), email().readOnly]).toEqual([
    [{ type: 'email.submitted', email: 'zoe@example.org', locale: 'en', key: expect.any(String) }],
    [textOf('en', 'landing.waitingAsking')],
    true,
  ]);
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
test('refused: shows the error at this form’s field, not at the other one', async () => {
  await show(Landing, fixtures.addressRefused);
  expect([
    described(email()),
    described(screen.getByRole('textbox', { name: textOf('en', 'fields.code') })).invalid,
    screen.queryByRole('region', aNotice),
  ]).toEqual([
    { invalid: 'true', words: ['Please provide a valid email address', textOf('en', 'landing.waitingHint')] },
    null,
    null,
  ]);
});
test('no response: says so once, at this form, and retries with its current value', async () => {
  const { user, sent } = await show(Landing, fixtures.askingOffline);
  const alert = region(list).getByRole('region', aNotice);
  await user.type(email(), 'zoe@example.org');
  await user.click(within(alert).getByRole('button', { name: textOf('en', 'action.tryAgain') }));
  await waitFor(() => expect(sent.map(({ type }) => type)).toEqual(['email.submitted']));
});
test('a code error is shown at the code, not here', async () => {
  await show(Landing, fixtures.codeRefused);
  expect([
    described(screen.getByRole('textbox', { name: textOf('en', 'fields.code') })),
    described(email()).invalid,
  ]).toEqual([
    {
      invalid: 'true',
      words: ['Your code is not valid.', `${textOf('en', 'code.invalidHint')} ${textOf('en', 'fields.codeHint')}`],
    },
    null,
  ]);
});
test('links to the application', async () => {
  const { user, asked } = await show(Landing, fixtures.uninvited);
  await user.click(region(list).getByRole('link', { name: taggedOf('en', 'landing.interest', 'apply') }));
  expect(asked).toEqual(['/acquisition/membership-interest']);
});
