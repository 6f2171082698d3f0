import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exactly, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { loadConfiguration } from '../../services/configuration/configuration.ts';
import Entrance from './Entrance.tsx';
import { fixtures } from './fixtures.ts';

/** As the runtime defaults say it (spec, section 7.1). */
async function configure(entrancePageConfig: object) {
  vi.stubGlobal('fetch', async () => Response.json({ entrancePageConfig }));
  await act(loadConfiguration);
}

screenTests();
afterEach(async () => {
  await configure({});
  vi.unstubAllGlobals();
});

test.each([
  ['en', textOf('en', 'entrance.code'), 'Login', textOf('en', 'entrance.aboutUs')],
  ['de', textOf('de', 'entrance.code'), textOf('de', 'action.login'), textOf('de', 'entrance.aboutUs')],
] as const)('%s: heading, slogan, the two ways in, and a word about the house', async (locale, code, login, about) => {
  const { user, asked } = await show(Entrance, fixtures.closed, { locale });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect([
    screen.getByRole('heading', { level: 1 }).textContent,
    document.title,
    screen.getByText(textOf(locale, 'entrance.slogan'), exactly).tagName,
    screen.queryByRole('alert'),
    links,
  ]).toEqual([
    headingOf(locale, 'entrance.heading', 'entrance.second'),
    `${textOf(locale, 'entrance.page')} · Vestibule`,
    'P',
    null,
    [
      [code, '/acquisition/registration/code'],
      [login, '/login'],
      [about, '/acquisition/about-us'],
    ],
  ]);
  await user.click(screen.getByRole('link', { name: code }));
  await user.click(screen.getByRole('link', { name: about }));
  expect(asked).toEqual(['/acquisition/registration/code', '/acquisition/about-us']);
});

test('a technical issue is said when the configuration says so', async () => {
  await configure({ technicalIssue: true });
  await show(Entrance, fixtures.closed);
  expect(screen.getByRole('alert').textContent).toBe(
    'Due to a technical issue our store is not available at the moment. Please try again later.',
  );
});
