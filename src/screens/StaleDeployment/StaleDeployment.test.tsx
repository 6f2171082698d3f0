import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttons, heading, headingOf, screenTests, show } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import StaleDeployment from './StaleDeployment.tsx';

screenTests();
const fetching = headingOf('en', 'staleDeployment.heading', 'staleDeployment.second');
const unreachable = headingOf('en', 'staleDeployment.unreachableHeading', 'staleDeployment.unreachableSecond');

test('retries, and focuses the heading of the current step', async () => {
  let fail: (error: Error) => void = () => undefined;
  const pingBackend = () => new Promise<never>((_, reject) => void (fail = reject));
  const { user, sent } = await show(StaleDeployment, fixtures.unreachable, { services: { pingBackend } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect([sent, heading().textContent, document.activeElement, buttons()]).toEqual([
    [{ type: 'reload.retried' }],
    fetching,
    heading(),
    [],
  ]);
  fail(new Error('cut'));
  await screen.findByRole('button', { name: 'Try again' });
  expect([heading().textContent, document.activeElement]).toEqual([unreachable, heading()]);
});
