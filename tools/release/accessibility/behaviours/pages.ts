/** Pages, their titles, and the statement. */
import type { BehavioursOf } from '../behaviour.types.ts';

export const PAGES: BehavioursOf<'pages'> = [
  {
    area: 'pages',
    sentence: 'Every state of every page has a title that tells it from the others.',
    sources: ['2.4.2'],
    tests: [
      { file: 'src/screens/titles.test.tsx', title: 'every state has a title that only states of its screen have' },
      {
        file: 'tools/build/titles.test.ts',
        title: 'addresses with the same title or without one are reported (WCAG 2.4.2)',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'A page has a head, one main part and a foot, and a link that leads past the head.',
    sources: ['1.3.1', '2.4.1', 'EN 9.2.4.1'],
    tests: [
      {
        file: 'src/layouts/layouts.test.tsx',
        title: '%s: starts with the skip link to main, then notices for the whole page',
      },
    ],
  },
  {
    area: 'pages',
    sentence:
      'A page has at most eight landmarks, a heading is read in one piece, and nothing without words has a role.',
    sources: ['1.3.1', '4.1.2'],
    tests: [{ file: 'src/screens/screen-reader.test.tsx', title: 'no fixture has accessibility errors' }],
  },
  {
    area: 'pages',
    sentence: 'The name of a link or a button means one act, on whichever page.',
    sources: ['3.2.4'],
    tests: [
      { file: 'test/unit/offers.test.tsx', title: 'a control’s name means one action on every page (WCAG 3.2.4)' },
    ],
  },
  {
    area: 'pages',
    sentence: 'A page has one first heading, and a step to the next page puts the focus on it.',
    sources: ['1.3.1', '2.4.3', '2.4.6'],
    tests: [
      {
        file: 'src/ui/words.test.tsx',
        title: 'a heading is one level-one heading of two parts, and takes focus by its ref only',
      },
      {
        file: 'src/engine/visit/hooks.test.tsx',
        title: 'leaves focus alone on the first screen, focuses the heading of later ones',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'Each document says in its head what it is: title, description, language and its other languages.',
    sources: ['2.4.2', '3.1.1'],
    tests: [
      {
        file: 'test/browser/crawl.spec.ts',
        title: 'each page in each language has its head and no English text (spec 3, D2)',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'What leads nowhere says so, in the language of the address.',
    sources: ['3.1.1', '3.3.1'],
    tests: [
      {
        file: 'test/browser/crawl.spec.ts',
        title: 'the 404 page uses the language of the prefix (D3)',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'One press leads to one page: the first step of a short registration is sent from where it stands.',
    sources: ['3.2.2', '3.2.3'],
    tests: [
      {
        file: 'src/screens/Landing/lean.test.tsx',
        title: 'is sent, and the visit waits for the response on this page',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'Below every page help comes first, then accessibility and the languages, always in this order.',
    sources: ['3.2.6', 'EN 9.3.2.3'],
    tests: [
      {
        file: 'src/layouts/layouts.test.tsx',
        title: '%s: renders help, then languages, below the page (WCAG 3.2.6)',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'No screen opens a new tab without saying so.',
    sources: ['3.2.5', 'GOV.UK links'],
    tests: [{ file: 'test/unit/new-tabs.test.ts', title: 'no screen opens a new tab by itself' }],
  },
  {
    area: 'pages',
    sentence: 'Messages are short enough to be understood at once.',
    sources: ['3.1.5'],
    tests: [{ file: 'locales/lint/reading.test.ts', title: 'no message is too hard' }],
  },
  {
    area: 'pages',
    sentence: 'Status, errors, titles and buttons are plain words.',
    sources: ['3.1.5', '3.3.1'],
    tests: [{ file: 'locales/lint/voice.test.ts', title: '%s: stand in no status, error, title, button or mail' }],
  },
  {
    area: 'pages',
    sentence: 'Where no script runs, the page says in its language that forms need one.',
    sources: ['3.3.2', '4.1.3'],
    tests: [
      {
        file: 'test/browser/without-script.spec.ts',
        title: 'the page says that it needs JavaScript; its links work (spec 8, D2)',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'Where a script does not come, that is said after a while, with a way to load the page again.',
    sources: ['3.3.1', '4.1.3'],
    tests: [
      {
        file: 'test/browser/late-script.spec.ts',
        title: 'a permanently missing script is announced without a reload loop',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'The accessibility statement is a page in each language, and says all that the directive asks for.',
    sources: ['Directive (EU) 2019/882 Annex V', 'EN 12.1.1'],
    tests: [
      {
        file: 'src/screens/Accessibility/Accessibility.test.tsx',
        title: 'covers Annex V of Directive (EU) 2019/882, contact first',
      },
    ],
  },
  {
    area: 'pages',
    sentence:
      'The statement shows what tests found of its version, also where it is bad, or that there are no results.',
    sources: ['Directive (EU) 2019/882 Annex V'],
    tests: [
      {
        file: 'src/screens/Accessibility/Accessibility.test.tsx',
        title: 'shows no figures if this version was not tested',
      },
      {
        file: 'src/screens/Accessibility/Accessibility.test.tsx',
        title: 'names each failed criterion in its section, in the language that it is written in',
      },
    ],
  },
  {
    area: 'pages',
    sentence: 'A barrier can be told by mail, telephone or post, without a form.',
    sources: ['EN 12.2.2', 'EN 12.2.4'],
    tests: [
      {
        file: 'src/screens/Accessibility/Accessibility.test.tsx',
        title: 'lists mail, telephone, post and customer service, none of them a form',
      },
      {
        file: 'graphql/backend/settings/safe-in-production.test.ts',
        title: 'needs an accessibility contact or another statement (EN 301 549, 12.2.4)',
      },
    ],
  },
];
