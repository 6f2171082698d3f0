/** Pages with text and links only: heading, title, text and links; internal links are followed within the visit. */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { MessageKey } from '../../locales/messages.ts';
import { exactly, headingOf, links, screenTests, show, textOf } from '../../test/harness/screen.tsx';
import { fixtures as entrance } from './Entrance/fixtures.ts';
import Entrance from './Entrance/Entrance.tsx';
import ErrorPage from './ErrorPage/ErrorPage.tsx';
import { fixtures as broken } from './ErrorPage/fixtures.ts';
import type { Fixture } from './fixture.ts';
import { fixtures as gift } from './GiftVoucher/fixtures.ts';
import GiftVoucher from './GiftVoucher/GiftVoucher.tsx';
import { fixtures as loggedOut } from './LoggedOut/fixtures.ts';
import LoggedOut from './LoggedOut/LoggedOut.tsx';
import { fixtures as confirmation } from './MembershipConfirmation/fixtures.ts';
import MembershipConfirmation from './MembershipConfirmation/MembershipConfirmation.tsx';
import { fixtures as interest } from './MembershipInterest/fixtures.ts';
import MembershipInterest from './MembershipInterest/MembershipInterest.tsx';
import { fixtures as notFound } from './NotFound/fixtures.ts';
import NotFound from './NotFound/NotFound.tsx';

screenTests();

const START = ['action.startPage', '/acquisition'] as const;
const LOGIN = ['action.login', '/login'] as const;
const CODE = '/acquisition/registration/code';
const ABOUT = '/acquisition/about-us';
const APPLY = '/acquisition/membership-interest/apply';
type Ways = readonly (readonly [MessageKey, string])[];
type Group =
  | 'entrance'
  | 'giftVoucher'
  | 'loggedOut'
  | 'membershipConfirmation'
  | 'membershipInterest'
  | 'notFound'
  | 'error';

test.each<[Group, ComponentType, Fixture, Ways, MessageKey?]>([
  [
    'entrance',
    Entrance,
    entrance.closed,
    [['entrance.code', CODE], LOGIN, ['entrance.aboutUs', ABOUT]],
    'entrance.slogan',
  ],
  ['giftVoucher', GiftVoucher, gift.gift, [LOGIN, ['action.enterCode', CODE]]],
  ['loggedOut', LoggedOut, loggedOut.left, [START, LOGIN]],
  ['membershipConfirmation', MembershipConfirmation, confirmation.submitted, [START], 'membershipConfirmation.lead'],
  ['membershipInterest', MembershipInterest, interest.intro, [['action.applyNow', APPLY], LOGIN]],
  ['notFound', NotFound, notFound.notFound, [START, ['action.enterCode', CODE]]],
  ['notFound', NotFound, notFound.unknownAddress, [START, ['action.enterCode', CODE]]],
  ['error', ErrorPage, broken.error, [START]],
])('%s', async (group, Screen, fixture, ways, words) => {
  const { user, asked } = await show(Screen, fixture);
  const named = ways.map(([key, href]) => [textOf('en', key), href]);
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    links(),
    words && screen.getByText(textOf('en', words), exactly).tagName,
    screen.queryByRole('alert'),
  ]).toEqual([
    headingOf('en', `${group}.heading`, `${group}.second`),
    `${textOf('en', `${group}.page`)} · Vestibule`,
    named,
    words && 'P',
    null,
  ]);
  const ours = ways.filter(([, href]) => href.startsWith('/acquisition'));
  for (const [key] of ours) await user.click(screen.getByRole('link', { name: textOf('en', key) }));
  expect(asked).toEqual(ours.map(([, href]) => href));
});

test('the gift voucher shows no percentage, whatever the address says (D51)', async () => {
  const { value, name } = gift.gift;
  const { container } = await show(GiftVoucher, { name, value, context: { options: { voucher: '20-percent-mov' } } });
  const words = container.textContent;
  // The label names issuer and voucher; the heading's text is next to it.
  const label = container.querySelector('.voucher__label')?.textContent;
  expect([words.includes('%'), label]).toEqual([
    false,
    `${textOf('en', 'layout.home')}${textOf('en', 'giftVoucher.page')}`,
  ]);
});

test('membership interest: tells invited visitors that the invitation is enough, and links to it (D49)', async () => {
  await show(MembershipInterest, interest.invited);
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    screen.getByText(textOf('en', 'membershipInterest.invitedLead'), exactly).tagName,
    links(),
  ]).toEqual([
    headingOf('en', 'membershipInterest.invitedHeading', 'membershipInterest.invitedSecond'),
    'P',
    [
      [textOf('en', 'action.enterCode'), CODE],
      [textOf('en', 'action.login'), '/login'],
    ],
  ]);
});
