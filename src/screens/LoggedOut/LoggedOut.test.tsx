import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, links, said, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import LoggedOut from './LoggedOut.tsx';

screenTests();
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('has no button while logging out, and announces when done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The fixture's actor is not running; the press starts it on any page.
  const signedIn = { ...fixtures.left, context: { signedIn: true } };
  const { visit } = await show(LoggedOut, signedIn, { services: { logout: () => promise } });
  act(() => visit.send({ type: 'logout.chosen' }));
  expect([heading(), said(), links()]).toEqual([
    headingOf('en', 'loggedOut.leavingHeading', 'loggedOut.leavingSecond'),
    [],
    [],
  ]);
  await act(async () => resolve());
  expect([heading(), said(), visit.getSnapshot().context.signedIn]).toEqual([
    headingOf('en', 'loggedOut.heading', 'loggedOut.second'),
    [textOf('en', 'loggedOut.heading')],
    false,
  ]);
});
