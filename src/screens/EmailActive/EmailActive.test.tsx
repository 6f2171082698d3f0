// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import EmailActive from './EmailActive.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each([
  ['en', ['Go to login now', 'Stay', 'Back to registration']],
  ['de', ['Jetzt anmelden', 'Hier bleiben', 'Zurück zur Registrierung']],
] as const)('%s: heading and ways on', async (locale, ways) => {
  await show(EmailActive, fixtures.countingDown, { locale });
  const heading = headingOf(locale, 'emailActive.heading', 'emailActive.second');
  expect([screen.getByRole('heading', { level: 1 }).textContent, buttons()]).toEqual([heading, ways]);
});

test('the password can be set anew', async () => {
  await show(EmailActive, fixtures.countingDown);
  expect(screen.getByRole('link', { name: 'Set a new one' }).getAttribute('href')).toBe('/login?reset');
});

test('20 seconds are counted down, and not below nothing (D20)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await show(EmailActive, fixtures.countingDown);
  const left = [0, 1000, 18_000, 1000, 5000].map((passed) => {
    act(() => {
      vi.advanceTimersByTime(passed);
    });
    return screen.getByRole('timer').textContent;
  });
  expect(left).toEqual(['20 seconds', '19 seconds', '1 second', '0 seconds', '0 seconds']);
});

test('who stays is not counted down any more', async () => {
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
])('%s', async (name, type) => {
  const { user, sent } = await show(EmailActive, fixtures.staying);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});
