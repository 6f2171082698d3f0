/** Content and order of the three layouts of a landing page (D29); their look is reviewed by eye. */
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../machines/landing-pages/landing.types.ts';
import { Heading } from '../ui/heading/Heading.tsx';
import { CenterSingleColumn } from './CenterSingleColumn.tsx';
import { NoFooterLayout } from './NoFooterLayout.tsx';
import { OnlyMobile } from './OnlyMobile.tsx';
import type { PageMessages } from './page-messages.ts';
import { RightDoubleColumn } from './RightDoubleColumn.tsx';

const all = [
  ['rightDoubleColumn', RightDoubleColumn, ['beside']],
  ['centerSingleColumn', CenterSingleColumn, ['centre']],
  ['onlyMobile', OnlyMobile, ['beside', 'mirrored']],
] as const;
const arch = { state: 'closed', accent: 'brass' } as const;
const words = <Heading second="By invitation only.">A house for fashion.</Heading>;
const sections = <section className="section" aria-label="Benefits" />;

describe.each(all)('%s', (_, Layout, columns) => {
  test.each([false, true])(
    'renders arch, words and sections in this order without styles; form among the words: %j',
    (form) => {
      const { container } = render(
        <Layout form={form} arch={arch} words={words}>
          {sections}
        </Layout>,
      );
      const frame = container.querySelector('.page-frame');
      expect([
        [...container.querySelectorAll('.arch, h1, section')].map(({ localName }) => localName),
        [...(frame?.classList ?? [])],
        frame?.querySelector('section'),
        container.querySelector('[style]'),
      ]).toEqual([
        ['div', 'h1', 'section'],
        [
          'page-frame',
          `page-frame--${form ? 'form' : 'floor'}`,
          ...(form ? [] : ['page-frame--hero']),
          ...columns.map((column) => `page-frame--${column}`),
        ],
        null,
        null,
      ]);
    },
  );
});

describe('the theme', () => {
  const page: PageMessages = {
    skip: 'Skip to main content',
    header: { home: { href: '/acquisition/', label: 'Vestibule' }, account: [] },
    footer: {
      home: { href: '/acquisition/', label: 'Vestibule' },
      about: 'A house for fashion.',
      columns: [],
      help: [],
      language: { label: 'Language', value: 'en', options: [], onChange: () => undefined },
      services: 'Free of charge',
      copyright: 'Vestibule',
    },
    finePrint: { heading: 'Legal information', links: [] },
  };

  test('is set on the page element, with the accent', () => {
    render(
      <NoFooterLayout words={page} theme="main" accent="blush">
        {sections}
      </NoFooterLayout>,
    );
    const element = screen.getByRole('main').parentElement;
    expect([element?.dataset, within(screen.getByRole('main')).getAllByRole('region').length]).toEqual([
      expect.objectContaining({ theme: 'main', accent: 'blush' }),
      1,
    ]);
  });
  test('each has tokens', () => {
    const sheet = readFileSync('src/ui/tokens.css', 'utf8');
    expect(THEMES.filter((theme) => !sheet.includes(`[data-theme='${theme}'] {\n  color-scheme`))).toEqual([]);
  });
});
