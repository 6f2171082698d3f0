import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttons, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import EmailActive from './EmailActive.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

test('shows heading, ways on, and the link to a new password', async () => {
  await show(EmailActive, fixtures.countingDown);
  const heading = headingOf('en', 'emailActive.heading', 'emailActive.second');
  expect([screen.getByRole('heading', { level: 1 }).textContent, buttons()]).toEqual([
    heading,
    ['Go to login now', 'Stay', 'Back to registration'],
  ]);

  expect(screen.getByRole('link', { name: 'Set a new one' }).getAttribute('href')).toBe('/login?reset');
});

test('shows no countdown to a visitor who stays', async () => {
  const { user, sent } = await show(EmailActive, fixtures.countingDown);
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect([sent, screen.queryByRole('timer'), buttons()]).toEqual([
    [{ type: 'login.stayed' }],
    null,
    ['Go to login now', 'Back to registration'],
  ]);
  expect(screen.getByText(textOf('en', 'emailActive.staying'))).toBeDefined();
});

test.each([
  ['Go to login now', 'login.chosen'],
  ['Back to registration', 'form.returned'],
  ['Register with this invitation', 'registration.begunAnew'],
])('%s', async (name, type) => {
  const situation = type === 'registration.begunAnew' ? fixtures.met : fixtures.staying;
  const { user, sent } = await show(EmailActive, situation);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});
