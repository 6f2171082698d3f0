/** Colours, sizes and languages. */
import type { BehavioursOf } from '../behaviour.types.ts';

export const SIGHT: BehavioursOf<'sight'> = [
  {
    area: 'sight',
    sentence: 'Text and controls can be read on every colour that lies behind them.',
    sources: ['1.4.3', '1.4.11'],
    tests: [{ file: 'src/ui/tokens.test.ts', title: 'text and controls have enough contrast on the papers of %s' }],
  },
  {
    area: 'sight',
    sentence: 'With reduced motion nothing moves.',
    sources: ['2.3.3'],
    tests: [{ file: 'test/browser/layout.spec.ts', title: 'the curtain opens with ${animations} animations' }],
  },
  {
    area: 'sight',
    sentence: 'Nothing on a page moves by itself while one reads.',
    sources: ['2.2.2', '3.2.5'],
    tests: [{ file: 'test/browser/nothing-moves.spec.ts', title: '${prefix}${path}: nothing moves by itself' }],
  },
];

export const SIZE: BehavioursOf<'size'> = [
  {
    area: 'size',
    sentence: 'With text twice as large nothing is cut off.',
    sources: ['1.4.4'],
    tests: [
      { file: 'test/browser/layout.spec.ts', title: 'nothing is cut off (WCAG 1.4.4)' },
      {
        file: 'test/browser/consent-room.spec.ts',
        title: 'enlarged text is readable; larger text moves the banner to the end of the page (WCAG 1.4.4, 1.4.10)',
      },
    ],
  },
  {
    area: 'size',
    sentence: 'On the narrowest screen no words are cut off, in any language.',
    sources: ['1.4.10'],
    tests: [{ file: 'test/browser/layout.spec.ts', title: 'no text is cut off in any language (WCAG 1.4.10)' }],
  },
  {
    area: 'size',
    sentence: 'Enlarged until little can be seen, the cookie banner covers nothing.',
    sources: ['1.4.10'],
    tests: [
      {
        file: 'test/browser/consent-room.spec.ts',
        title: 'enlarged text is readable; larger text moves the banner to the end of the page (WCAG 1.4.4, 1.4.10)',
      },
    ],
  },
];

export const LANGUAGES: BehavioursOf<'languages'> = [
  {
    area: 'languages',
    sentence: 'The language of the page is marked, with its direction and its script, and follows a change.',
    sources: ['3.1.1'],
    tests: [
      {
        file: 'src/engine/language/language.test.tsx',
        title: 'the root element changes dir and script class before lang',
      },
    ],
  },
  {
    area: 'languages',
    sentence: 'Seven languages are offered, each by its own name.',
    sources: ['3.1.2'],
    tests: [
      {
        file: 'test/browser/language.spec.ts',
        title: 'lists seven languages by their own names; loads only one (spec 5)',
      },
    ],
  },
  {
    area: 'languages',
    sentence: 'On the way to a language nothing changes: only a press does, and each name is in its own language.',
    sources: ['3.2.2', '3.1.2'],
    tests: [
      {
        file: 'test/browser/language.spec.ts',
        title: 'nothing changes while a language loads (WCAG 3.2.2)',
      },
      {
        file: 'src/ui/footer/Footer.test.tsx',
        title: 'has seven languages, each a link by its own name and in its own language (WCAG 3.1.2)',
      },
    ],
  },
  {
    area: 'languages',
    sentence: 'A change of language keeps the page and what was typed.',
    sources: ['3.2.2', '3.3.7'],
    tests: [
      {
        file: 'test/browser/language.spec.ts',
        title: 'a choice in the footer keeps the input (D2)',
      },
    ],
  },
  {
    area: 'languages',
    sentence: 'No style names left or right, so that a language may run the other way.',
    sources: ['1.3.2'],
    tests: [{ file: 'src/ui/style-sheets.test.ts', title: 'no style sheet of the product names a physical side' }],
  },
];
