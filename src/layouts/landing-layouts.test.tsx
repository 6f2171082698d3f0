/** Content and order of the three layouts of a landing page (D29); their look is reviewed by eye. */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../machines/landing-pages/landing.types.ts';
import { Heading } from '../ui/heading/Heading.tsx';
import { LandingLayout } from './LandingLayout.tsx';

const all = [
  ['rightDoubleColumn', ['beside']],
  ['centerSingleColumn', ['centre']],
  ['onlyMobile', ['beside', 'mirrored']],
] as const;
const arch = { state: 'closed', accent: 'brass' } as const;
const words = <Heading second="By invitation only.">A house for fashion.</Heading>;
const sections = <section className="section" aria-label="Benefits" />;

describe.each(all)('%s', (layout, columns) => {
  test.each([false, true])(
    'renders arch, words and sections in this order without styles; form among the words: %j',
    (form) => {
      const { container } = render(
        <LandingLayout layout={layout} form={form} arch={arch} words={words}>
          {sections}
        </LandingLayout>,
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

test('each theme has tokens', () => {
  const sheet = readFileSync('src/ui/tokens.css', 'utf8');
  expect(THEMES.filter((theme) => !sheet.includes(`[data-theme='${theme}'] {\n  color-scheme`))).toEqual([]);
});
