import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exactly, headingOf, screenTests, show, taggedOf, textOf } from '../../../test/harness/screen.tsx';
import { loadConfiguration } from '../../services/configuration/configuration.ts';
import Activated from './Activated.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

const words = {
  justNow: ['activated.heading', 'activated.second', 'activated.lead'],
  autoActivated: ['activated.heading', 'activated.second', 'activated.lead'],
  before: ['activated.beforeHeading', 'activated.beforeSecond', 'activated.beforeLead'],
  elsewhere: ['activated.elsewhereHeading', 'activated.elsewhereSecond', 'activated.elsewhereLead'],
} as const;

test.each([
  ['justNow', 'en', 'Continue', 'shop.chosen'],
  ['justNow', 'de', textOf('de', 'action.continue'), 'shop.chosen'],
  ['autoActivated', 'en', 'Continue', 'shop.chosen'],
  ['autoActivated', 'de', textOf('de', 'action.continue'), 'shop.chosen'],
  ['before', 'en', 'Login', 'login.chosen'],
  ['before', 'de', textOf('de', 'action.login'), 'login.chosen'],
  ['elsewhere', 'en', 'Login', 'login.chosen'],
  ['elsewhere', 'de', textOf('de', 'action.login'), 'login.chosen'],
] as const)('%s, %s: what is said, and the way on', async (situation, locale, name, type) => {
  const { user, sent } = await show(Activated, fixtures[situation], { locale });
  const [first, second, lead] = words[situation];
  const soon = screen.queryByText(textOf(locale, 'activated.soon'), exactly);
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.getByText(textOf(locale, lead), exactly).tagName,
    soon !== null,
  ]).toEqual([headingOf(locale, first, second), 'P', situation === 'autoActivated']);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});

test.each([
  ['justNow', 'Your welcome voucher: 20%, valid for two weeks after registration. A minimum order value applies.'],
  ['elsewhere', 'Your welcome voucher: 10%, valid for two weeks after registration.'],
  ['before', null],
  ['autoActivated', null],
] as const)('%s: the welcome voucher that was granted (D51)', async (situation, words) => {
  await show(Activated, fixtures[situation]);
  expect(screen.queryByText(/welcome voucher/)?.textContent ?? null).toBe(words);
});

describe('where the password is set (D52)', () => {
  async function configure(entrancePageConfig: object) {
    vi.stubGlobal('fetch', async () => Response.json({ entrancePageConfig }));
    await act(loadConfiguration);
  }
  afterEach(async () => {
    await configure({});
    vi.unstubAllGlobals();
  });
  test.each([
    ['activation', 'justNow', 'activated.passwordNext', null],
    ['activation', 'before', null, '/forgotten'],
    ['activation', 'elsewhere', null, '/forgotten'],
    ['login', 'justNow', 'activated.passwordAtLogin', null],
    ['login', 'before', 'activated.passwordAtLogin', null],
    ['nowhere', 'justNow', 'activated.passwordNext', null],
  ] as const)('%s, %s', async (passwordSetAt, situation, sentence, link) => {
    await configure({ passwordSetAt, passwordResetUrl: '/forgotten' });
    await show(Activated, fixtures[situation]);
    const set = screen.queryByRole('link', { name: taggedOf('en', 'activated.passwordBefore', 'reset') });
    const sentences = (['activated.passwordNext', 'activated.passwordAtLogin'] as const).filter((key) =>
      screen.queryByText(textOf('en', key), exactly),
    );
    expect([sentences, set?.getAttribute('href') ?? null]).toEqual([sentence ? [sentence] : [], link]);
  });
});
