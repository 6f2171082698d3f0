// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenTests, show } from '../test/harness/screen.tsx';
import { Footer } from './ui/footer/Footer.tsx';
import { usePageWords } from './usePageWords.ts';

screenTests();
const Foot = () => <Footer {...usePageWords().footer} />;
const entrance = (signedIn: boolean) => ({ name: '', value: 'entrance', context: { signedIn } });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['en', 'Log out', 'Cookie settings'],
  ['de', 'Abmelden', 'Cookie-Einstellungen'],
] as const)('%s: who is signed in can log out in the footer (D27)', async (locale, name, cookies) => {
  const { user, sent } = await show(Foot, entrance(true), { locale });
  expect(buttons()).toEqual([name, cookies]);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type: 'logout.chosen' }]);
});

test('nobody else can', async () => {
  await show(Foot, entrance(false));
  expect(buttons()).toEqual(['Cookie settings']);
});

test('everyone can open the cookie settings (D36)', async () => {
  const { user, sent } = await show(Foot, entrance(false));
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(sent).toEqual([{ type: 'settings.chosen' }]);
});
