import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  configuring,
  exactly,
  heading,
  headingOf,
  screenTests,
  show,
  taggedOf,
  textOf,
} from '../../../test/harness/screen.tsx';
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
  [
    'justNow',
    'Continue',
    'shop.chosen',
    'Your welcome voucher: 20%, valid for two weeks after registration. A minimum order value applies.',
  ],
  ['autoActivated', 'Continue', 'shop.chosen', null],
  ['before', 'Login', 'login.chosen', null],
  ['elsewhere', 'Login', 'login.chosen', 'Your welcome voucher: 10%, valid for two weeks after registration.'],
] as const)('%s: shows result, granted voucher (D51) and next step', async (situation, name, type, voucher) => {
  const { user, sent } = await show(Activated, fixtures[situation]);
  const [first, second, lead] = words[situation];
  expect([
    heading().textContent,
    screen.getByText(textOf('en', lead), exactly).tagName,
    screen.queryByText(textOf('en', 'activated.soon'), exactly) !== null,
    screen.queryByText(/welcome voucher/)?.textContent ?? null,
  ]).toEqual([headingOf('en', first, second), 'P', situation === 'autoActivated', voucher]);
  await user.click(screen.getByRole('button', { name }));
  expect(sent).toEqual([{ type }]);
});

describe('link to set the password (D52)', () => {
  const configure = configuring();
  test.each([
    ['activation', 'justNow', 'activated.passwordNext', null],
    ['activation', 'before', null, '/forgotten'],
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
