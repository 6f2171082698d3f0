import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exactly, headingOf, said, screenTests, sectionOf, show, textOf } from '../../../test/harness/screen.tsx';
import AboutBenefits from '../AboutBenefits/AboutBenefits.tsx';
import AboutClub from '../AboutClub/AboutClub.tsx';
import AboutInvitation from '../AboutInvitation/AboutInvitation.tsx';
import AboutUs from './AboutUs.tsx';
import { fixtureOf } from '../all-fixtures.ts';

screenTests();

const paths = ['/about-us', '/about-us/1', '/about-us/2', '/about-us/3'].map((path) => `/acquisition${path}`);
const pages = [
  ['AboutUs', 'aboutUs', AboutUs, fixtureOf('aboutUs')],
  ['AboutBenefits', 'aboutBenefits', AboutBenefits, fixtureOf('aboutBenefits')],
  ['AboutInvitation', 'aboutInvitation', AboutInvitation, fixtureOf('aboutInvitation')],
  ['AboutClub', 'aboutClub', AboutClub, fixtureOf('aboutClub')],
] as const;

describe.each(pages)('%s', (_, group, Screen, fixture) => {
  test('shows heading, title, and links to the other three pages', async () => {
    const { user, asked } = await show(Screen, fixture);
    const navigation = screen.getByRole('navigation', { name: textOf('en', 'about.navigation') });
    const links = within(navigation).getAllByRole('link');
    const own = pages.findIndex(([, page]) => page === group);
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      document.title,
      links.map((link) => link.getAttribute('href')),
      links.map((link) => link.getAttribute('aria-current')),
    ]).toEqual([
      headingOf('en', `${group}.heading`, `${group}.second`),
      `${textOf('en', `${group}.page`)} · Vestibule`,
      paths,
      paths.map((_path, index) => (index === own ? 'page' : null)),
    ]);
    for (const link of links) await user.click(link);
    expect(asked).toEqual(paths);
  });

  test('gives each section one heading and no other name', async () => {
    const { container } = await show(Screen, fixture);
    const sections = [...container.querySelectorAll('section:has(h2)')];
    expect([sections.filter(({ attributes: { length } }) => length > 1), sections.length]).toEqual([
      [],
      screen.getAllByRole('heading', { level: 2 }).length,
    ]);
  });
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
  const { user, asked } = await show(AboutInvitation, fixtureOf('aboutInvitation'));
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
  for (const key of ['about.haveInvitation', 'about.apply', 'aboutInvitation.listHeading'] as const)
    await user.click(screen.getByRole('link', { name: textOf('en', key) }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/membership-interest', '/acquisition#ask']);
});
