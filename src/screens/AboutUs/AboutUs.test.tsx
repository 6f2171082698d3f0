import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactly, headingOf, said, screenTests, sectionOf, show, textOf } from '../../../test/harness/screen.tsx';
import AboutBenefits from '../AboutBenefits/AboutBenefits.tsx';
import AboutClub from '../AboutClub/AboutClub.tsx';
import AboutInvitation from '../AboutInvitation/AboutInvitation.tsx';
import AboutUs from './AboutUs.tsx';
import { fixtureOf } from '../all-fixtures.ts';

screenTests();

const pages = [
  [AboutUs, 'aboutUs'],
  [AboutBenefits, 'aboutBenefits'],
  [AboutInvitation, 'aboutInvitation'],
  [AboutClub, 'aboutClub'],
] as const;

test('the navigation marks the current page', async () => {
  const marked = [];
  for (const [Screen, page] of pages) {
    const { unmount } = await show(Screen, fixtureOf(page));
    const navigation = screen.getByRole('navigation', { name: textOf('en', 'about.navigation') });
    marked.push(within(navigation).getByRole('link', { current: 'page' }).getAttribute('href'));
    unmount();
  }
  expect(marked).toEqual(['', '/1', '/2', '/3'].map((path) => `/acquisition/about-us${path}`));
});

test('lists eight benefits with figures, and says the position in the row', async () => {
  // jsdom has no layout: all items are at one position and visible.
  Element.prototype.scrollTo = () => undefined;
  const { user } = await show(AboutBenefits, fixtureOf('aboutBenefits'));
  const region = within(document.querySelector<HTMLElement>('.carousel') ?? document.body);
  const items = region.getAllByRole('listitem');
  const words = ['midnight', 'countries', 'free', 'days', 'nothing'] as const;
  region.getByRole('list').focus();
  await user.keyboard('{End}');
  expect([
    items.map((item) => item.querySelector('.swatch')?.textContent),
    items[3]?.lastElementChild?.textContent,
    said(),
    region.getByRole('button', { name: textOf('en', 'carousel.next') }).tagName,
  ]).toEqual([
    [
      'Over 3,000',
      'Up to 75%',
      expect.stringMatching(/\b5\b/),
      ...words.map((id) => textOf('en', `aboutBenefits.${id}Figure`)),
    ],
    textOf('en', 'aboutBenefits.midnight'),
    ['1–8 of 8'],
    'BUTTON',
  ]);
});

test('names each of three levels once for screen readers', async () => {
  await show(AboutClub, fixtureOf('aboutClub'));
  const name = headingOf('en', 'aboutClub.levelsHeading', 'aboutClub.levelsSecond');
  const items = within(sectionOf(name)).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(
    (['silver', 'gold', 'diamond'] as const).map((level) => textOf('en', `aboutClub.${level}`)),
  );
  const labels = [...document.querySelectorAll('.silks[aria-hidden="true"] .silks__label')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(
    items.map((item) => item.querySelector('h3')?.textContent),
  );
});

test('says how to join and how long it takes; four ways to an invitation and three benefits, in this order', async () => {
  await show(AboutInvitation, fixtureOf('aboutInvitation'));
  const lead = screen.getByText(textOf('en', 'aboutInvitation.lead'), exactly);
  expect([lead.tagName, lead.textContent]).toEqual(['P', expect.stringMatching(/\b(2|two)\b/)]);
  expect([
    screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [heading.textContent, heading.querySelector('a')?.getAttribute('href')]),
    screen.getAllByRole('term').map(({ textContent }) => textContent),
  ]).toEqual([
    [
      [textOf('en', 'aboutInvitation.linkHeading'), undefined],
      [textOf('en', 'aboutInvitation.codeHeading'), '/acquisition/registration/code'],
      [textOf('en', 'aboutInvitation.listHeading'), '/acquisition#ask'],
      [textOf('en', 'aboutInvitation.interestHeading'), '/acquisition/membership-interest'],
    ],
    (['question', 'letter', 'curtain'] as const).map((id) => textOf('en', `aboutInvitation.${id}Figure`)),
  ]);
});
