import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { heading, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import Unsubscribe from './Unsubscribe.tsx';

screenTests();
const button = () => screen.getByRole('button', { name: textOf('en', 'unsubscribe.action') });
const answering = (outcome: string) => ({ services: { unsubscribe: () => Promise.resolve({ outcome }) } });

test.each([
  ['UNSUBSCRIBED', 'unsubscribe.doneHeading', 'unsubscribe.doneSecond'],
  ['TOKEN_INVALID', 'unsubscribe.brokenHeading', 'unsubscribe.brokenSecond'],
] as const)('focuses the new heading of the result: %s', async (outcome, first, second) => {
  const { user } = await show(Unsubscribe, fixtures.asking, answering(outcome));
  await user.click(button());
  await screen.findByRole('heading', { level: 1, name: headingOf('en', first, second) });
  expect([document.activeElement, screen.queryByRole('button')]).toEqual([heading(), null]);
});
