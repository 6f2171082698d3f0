/** The lean flow’s first step, on the landing page (D15). */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Landing from './Landing.tsx';

screenTests();
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const form = (name: string) => screen.queryByRole('form', { name });

test('is sent, and the visit waits for the response on this page [A8]', async () => {
  const { user, sent, visit } = await show(Landing, fixtures.lean);
  // Its chunk is loaded on demand.
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'zoe@example.org');
  await user.click(screen.getByRole('checkbox', { name: /^I accept/ }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const values = { gender: '', firstName: '', lastName: '', email: 'zoe@example.org', country: 'DE' };
  await waitFor(() =>
    expect(sent).toEqual([
      {
        type: 'form.submitted',
        values: { ...values, terms: true, newsletter: false },
        locale: 'en',
        key: expect.any(String),
      },
    ]),
  );
  expect([visit.getSnapshot().value, visit.getSnapshot().hasTag('busy')]).toEqual([
    { landing: { welcomed: { submitting: 'waiting' } } },
    true,
  ]);
});
test('keeps the page unchanged until the next screen is loaded', async () => {
  const answer = { registration: null, reasons: ['EmailAlreadyUsedActive'], details: [], url: null, at: Date.now() };
  const { user, visit } = await show(Landing, fixtures.lean, { services: { register: () => Promise.resolve(answer) } });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'zoe@example.org');
  await user.click(screen.getByRole('checkbox', { name: /^I accept/ }));
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(visit.getSnapshot().matches({ registration: 'emailActive' })).toBe(true));
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    email().value,
    form(textOf('en', 'code.form')),
  ]).toEqual([heading, 'zoe@example.org', null]);
});
