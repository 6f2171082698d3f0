import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { VisitEvent } from '../../../machines/context/visit.types.ts';
import { headingOf, said, screenTests, show } from '../../../test/harness/screen.tsx';
import Activated from '../Activated/Activated.tsx';
import { fixtures as activated } from '../Activated/fixtures.ts';
import EmailActive from '../EmailActive/EmailActive.tsx';
import { fixtures as emailActive } from '../EmailActive/fixtures.ts';

screenTests();
const NOW = Date.parse('2026-12-05T12:00:00Z');
const SECOND = 1000;
/** Delay before a screen announces anything. */
const MOMENT = 300;

const withLeft = (left: number) => {
  const { countingDown } = emailActive;
  return { ...countingDown, context: { ...countingDown.context, forwardAt: NOW + left } };
};
/** Stops the clock; the test advances it. */
function holdTime() {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance', 'Date'],
  });
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const announcement = () => said().join('');
const toLogin = (left: string) => `We’ll take you to the login in ${left}.`;
const toShop = (left: string) => `We’ll take you to the shop in ${left}.`;
/** The chart's event at the start of the last ten seconds. */
const ENDING = {
  emailActive: { type: 'xstate.after.forwardingSoon.visit.registration.emailActive.countingDown.begun' },
  activated: { type: 'xstate.after.readingTimeSoon.visit.activation.activated.justNow.begun' },
};

describe('counts down visibly, and never below zero (D20)', () => {
  const passing = [0, 1000, 3000, 1000, 5000];
  test.each([
    ['all of the time', 20_000, ['20 seconds', '19 seconds', '16 seconds', '15 seconds', '10 seconds']],
    ['after a reload: the remaining time', 5000, ['5 seconds', '4 seconds', '1 second', '0 seconds', '0 seconds']],
    ['the clock was set back', 3_600_000, ['20 seconds', '19 seconds', '16 seconds', '15 seconds', '10 seconds']],
  ])('%s', async (_, left, shown) => {
    holdTime();
    await show(EmailActive, withLeft(left));
    const seen = passing.map((passed) => {
      pass(passed);
      return screen.getByRole('timer').textContent;
    });
    expect(seen).toEqual(shown.map(toLogin));
  });
});

describe('announces one sentence, on arrival and ten seconds before the end (WCAG 2.2.1)', () => {
  test.each([
    ['the login', EmailActive, emailActive.countingDown, ENDING.emailActive, toLogin],
    ['the shop', Activated, activated.justNow, ENDING.activated, toShop],
  ] as const)('%s: announces twice, silent in between', async (_, Screen, fixture, ending, sentence) => {
    holdTime();
    const { visit } = await show(Screen, fixture);
    const announced = [announcement()];
    pass(MOMENT);
    announced.push(announcement());
    pass(9 * SECOND);
    announced.push(announcement());
    act(() => visit.send(ending as unknown as VisitEvent));
    announced.push(announcement());
    pass(9 * SECOND);
    expect([...announced, announcement()]).toEqual([
      '',
      sentence('20 seconds'),
      sentence('20 seconds'),
      sentence('10 seconds'),
      sentence('10 seconds'),
    ]);
  });
  test('a reload announces the remaining time, but not what was announced just before', async () => {
    holdTime();
    const { visit } = await show(EmailActive, withLeft(7000));
    pass(MOMENT);
    const first = announcement();
    act(() => visit.send(ENDING.emailActive as unknown as VisitEvent));
    expect([first, announcement()]).toEqual([toLogin('7 seconds'), toLogin('7 seconds')]);
  });
});

describe('Stay', () => {
  test.each([
    ['the login', EmailActive, emailActive.countingDown, headingOf('en', 'emailActive.heading', 'emailActive.second')],
    ['the shop', Activated, activated.justNow, headingOf('en', 'activated.heading', 'activated.second')],
  ] as const)('%s: confirms, focuses the heading and stops the timer', async (_, Screen, fixture, heading) => {
    holdTime();
    await show(Screen, fixture);
    pass(MOMENT);
    press('Stay');
    expect([
      announcement(),
      document.activeElement?.textContent,
      screen.queryByRole('timer'),
      screen.queryByRole('button', { name: 'Stay' }),
    ]).toEqual(['You’re staying here.', heading, null, null]);
  });
  test('confirms nothing after a reload, or on leaving at once', async () => {
    holdTime();
    const { unmount } = await show(EmailActive, emailActive.staying);
    pass(MOMENT);
    const afterReload = announcement();
    unmount();
    await show(EmailActive, emailActive.countingDown);
    pass(MOMENT);
    press('Go to login now');
    expect([afterReload, announcement()]).toEqual(['', '']);
  });
});
