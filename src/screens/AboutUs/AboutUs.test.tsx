import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import AboutBenefits from '../AboutBenefits/AboutBenefits.tsx';
import { fixtures as benefits } from '../AboutBenefits/fixtures.ts';
import AboutClub from '../AboutClub/AboutClub.tsx';
import { fixtures as club } from '../AboutClub/fixtures.ts';
import AboutInvitation from '../AboutInvitation/AboutInvitation.tsx';
import { fixtures as invitation } from '../AboutInvitation/fixtures.ts';
import AboutUs from './AboutUs.tsx';
import { fixtures } from './fixtures.ts';

screenTests();

const paths = ['/about-us', '/about-us/1', '/about-us/2', '/about-us/3'].map((path) => `/acquisition${path}`);
const pages = [
  ['AboutUs', 'aboutUs', AboutUs, fixtures.aboutUs],
  ['AboutBenefits', 'aboutBenefits', AboutBenefits, benefits.aboutBenefits],
  ['AboutInvitation', 'aboutInvitation', AboutInvitation, invitation.aboutInvitation],
  ['AboutClub', 'aboutClub', AboutClub, club.aboutClub],
] as const;

describe.each(pages)('%s', (_, group, Screen, fixture) => {
  test('heading, title, and the way to the other three', async () => {
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

  test('each section is labelled by its heading', async () => {
    const { container } = await show(Screen, fixture);
    const headings = [...container.querySelectorAll('section:has(h2)')].map((section) => [
      document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.tagName,
      section.contains(document.getElementById(section.getAttribute('aria-labelledby') ?? '')),
    ]);
    expect(headings).toEqual(headings.map(() => ['H2', true]));
    expect(headings.length).toBe(screen.getAllByRole('heading', { level: 2 }).length);
  });
});

test('three doors lead to the three other pages', async () => {
  await show(AboutUs, fixtures.aboutUs);
  const region = within(
    screen.getByRole('region', { name: headingOf('en', 'aboutUs.furtherHeading', 'aboutUs.furtherSecond') }),
  );
  expect(region.getAllByRole('link').map((link) => [link.closest('h3') !== null, link.getAttribute('href')])).toEqual(
    paths.slice(1).map((path) => [true, path]),
  );
});
