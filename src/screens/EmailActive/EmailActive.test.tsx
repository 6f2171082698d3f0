import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import EmailActive from './EmailActive.tsx';
import { fixtures } from './fixtures.ts';

screenTests();
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each([
  ['en', ['Go to login now', 'Stay', 'Back to registration']],
  ['de', [textOf('de', 'action.loginNow'), textOf('de', 'action.stay'), textOf('de', 'action.back')]],
] as const)('%s: heading and ways on', async (locale, ways) => {
  await show(EmailActive, fixtures.countingDown, { locale });
  const heading = headingOf(locale, 'emailActive.heading', 'emailActive.second');
  expect([screen.getByRole('heading', { level: 1 }).textContent, buttons()]).toEqual([heading, ways]);
});

test('the password can be set anew', async () => {
  await show(EmailActive, fixtures.countingDown);
  expect(screen.getByRole('link', { name: 'Set a new one' }).getAttribute('href')).toBe('/login?reset');
});

describe('counted down, and not below nothing (D20)', () => {
  const NOW = Date.parse('2026-12-05T12:00:00Z');
  const passing = [0, 1000, 3000, 1000, 5000];
  test.each([
    ['all of the time', 20_000, ['20 seconds', '19 seconds', '16 seconds', '15 seconds', '10 seconds']],
    ['loaded anew: what is left of it', 5000, ['5 seconds', '4 seconds', '1 second', '0 seconds', '0 seconds']],
    ['not a whole second any more', 700, ['1 second', '0 seconds', '0 seconds', '0 seconds', '0 seconds']],
    ['the clock was set back', 3_600_000, ['20 seconds', '19 seconds', '16 seconds', '15 seconds', '10 seconds']],
  ])('%s', async (_, left, shown) => {
    vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
    const { countingDown } = fixtures;
    await show(EmailActive, { ...countingDown, context: { ...countingDown.context, forwardAt: NOW + left } });
    const seen = passing.map((passed) => {
      act(() => {
        vi.advanceTimersByTime(passed);
      });
      return screen.getByRole('timer').textContent;
    });
    expect(seen).toEqual(shown);
  });
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
