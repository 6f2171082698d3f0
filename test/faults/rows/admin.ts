/** The door before an admin page: no answer is never a refusal, and the page keeps its address (D31). */
import { expect } from '@playwright/test';
import { systemClock } from '../../../graphql/backend/clock.ts';
import { showcase } from '../../../graphql/backend/demo/showcase.ts';
import { readSettings } from '../../../graphql/backend/settings.ts';
import type { ScreenName } from '../../model/browser/screens.ts';
import { english } from '../../browser/words.ts';
import type { Row } from '../row.ts';
import { expectStanding } from '../standing.ts';
import { told } from '../told.ts';

const operation = 'viewer';

const door = (path: string, screen: ScreenName): Row => ({
  name: `the door of ${screen}`,
  operation,
  wait: `${screen}Gate.asking`,
  begin: async (visitor) => {
    const { page, open, proxy } = visitor;
    const { links } = await showcase(readSettings({}), systemClock(0));
    const token = new URL(links.admin).searchParams.get('token') ?? '';
    const armed = proxy.arm(operation, 'serviceUnavailable');
    await open(`${path}?${new URLSearchParams({ token })}`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    armed.disarm();
    return told(visitor, {
      operation,
      failing: { screen: 'adminGate', at: path },
      success: () => expectStanding(page, { screen }),
      button: page.getByRole('main').getByRole('button', { name: english('action.tryAgain'), exact: true }),
      tryAgain: true,
      typed: [],
      slow: 'adminGate.slow',
      cancels: false,
    });
  },
});

export const doors: readonly Row[] = [
  door('/admin/registrationlinkgenerator', 'linkGenerator'),
  door('/admin/splitgenerator', 'splitGenerator'),
];
