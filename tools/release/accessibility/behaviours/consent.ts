/** The question about cookies, and mails. */
import type { BehavioursOf } from '../behaviour.types.ts';

export const CONSENT: BehavioursOf<'consent'> = [
  {
    area: 'consent',
    sentence: 'The question about cookies is the first stop of the keyboard, and takes no focus by itself.',
    sources: ['2.4.3', '3.2.1', 'GOV.UK cookie banner'],
    tests: [
      {
        file: 'test/browser/consent-keyboard.spec.ts',
        title: 'the banner works by keyboard and Escape closes it (WCAG 2.1.1, 2.4.3)',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'Everything about cookies can be chosen by keyboard.',
    sources: ['2.1.1'],
    tests: [
      {
        file: 'test/browser/consent-keyboard.spec.ts',
        title: 'the banner works by keyboard and Escape closes it (WCAG 2.1.1, 2.4.3)',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'As long as nothing is chosen, the way to the settings at the foot says so.',
    sources: ['2.4.6', '3.2.6'],
    tests: [
      {
        file: 'src/integrations/consent.test.ts',
        title: 'the root element says that nothing is decided until the visitor answers',
      },
      {
        file: 'test/browser/consent-keyboard.spec.ts',
        title: 'the banner works by keyboard and Escape closes it (WCAG 2.1.1, 2.4.3)',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'Escape closes the question without a choice.',
    sources: ['2.1.1', '3.3.4'],
    tests: [
      {
        file: 'test/browser/consent-keyboard.spec.ts',
        title: 'the banner works by keyboard and Escape closes it (WCAG 2.1.1, 2.4.3)',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'The question takes at most a third of a small phone, and its answers are alike.',
    sources: ['1.4.10', '2.5.8'],
    tests: [
      {
        file: 'test/browser/consent-room.spec.ts',
        title: 'in each language it takes at most a third of a small phone, with equal buttons',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'axe finds nothing in the question, and what is pressed there is large.',
    sources: ['2.5.8', '4.1.2'],
    tests: [
      {
        file: 'test/browser/consent-room.spec.ts',
        title: 'on a small phone: no axe findings, large targets, no layout shift',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'A name that runs the other way does not turn the sentence of a mail around.',
    sources: ['1.3.2', '3.1.2'],
    tests: [
      {
        file: 'graphql/backend/mail/compose.test.ts',
        title: 'a name in the other direction is isolated; other names are unchanged',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'Every mail leads to the accessibility statement.',
    sources: ['EN 12.1.1', 'Directive (EU) 2019/882 Annex V'],
    tests: [
      {
        file: 'graphql/backend/mail/compose.test.ts',
        title: 'the footer links imprint, privacy and accessibility statement, in both versions (EN 301 549, 12.1.1)',
      },
      {
        file: 'graphql/backend/mail/statement.test.ts',
        title: 'a mail links the built-in accessibility statement in its language, or the configured one',
      },
    ],
  },
  {
    area: 'consent',
    sentence:
      'Every mail is whole on a narrow phone and read with ease, on paper and in the dark, and without its picture.',
    sources: ['1.4.3', '1.4.10', '1.1.1'],
    tests: [
      {
        file: 'test/browser/mails.spec.ts',
        title: 'every mail in every language is whole, light and dark (WCAG 1.4.3, 1.4.10)',
      },
      {
        file: 'test/browser/mails.spec.ts',
        title: 'without pictures their space collapses and the floor line stays',
      },
    ],
  },
  {
    area: 'consent',
    sentence: 'A mail says as text what it says in HTML, to the letter.',
    sources: ['1.1.1', 'EN 12.2.4'],
    tests: [
      { file: 'graphql/backend/mail/compose.test.ts', title: 'a name is escaped in HTML and unchanged in plain text' },
    ],
  },
];
