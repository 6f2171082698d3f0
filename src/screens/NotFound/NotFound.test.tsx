import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import ErrorPage from '../ErrorPage/ErrorPage.tsx';
import { fixtures as broken } from '../ErrorPage/fixtures.ts';
import { fixtures } from './fixtures.ts';
import NotFound from './NotFound.tsx';

screenTests();

test.each([
  ['not found', NotFound, fixtures.notFound, 'en', 'notFound', 'Page Not Found'],
  ['not found', NotFound, fixtures.notFound, 'de', 'notFound', textOf('de', 'notFound.page')],
  ['leads nowhere', NotFound, fixtures.unknownAddress, 'en', 'notFound', 'Page Not Found'],
  ['broken', ErrorPage, broken.error, 'en', 'error', 'Internal Server Error'],
  ['broken', ErrorPage, broken.error, 'de', 'error', textOf('de', 'error.page')],
] as const)('%s: heading, title, and the way back', async (_, Screen, fixture, locale, group, title) => {
  const heading = headingOf(locale, `${group}.heading`, `${group}.second`);
  const { user, asked } = await show(Screen, fixture, { locale });
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([
    heading,
    `${title} · Vestibule`,
  ]);
  await user.click(
    screen.getByRole('link', {
      name: locale === 'en' ? textOf('en', 'action.startPage') : textOf('de', 'action.startPage'),
    }),
  );
  expect(asked).toEqual(['/acquisition']);
});

test.each(['notFound', 'unknownAddress'] as const)('%s: whoever has a code may go on with it', async (name) => {
  const { user, asked } = await show(NotFound, fixtures[name]);
  await user.click(screen.getByRole('link', { name: textOf('en', 'action.enterCode') }));
  expect(asked).toEqual(['/acquisition/registration/code']);
});
