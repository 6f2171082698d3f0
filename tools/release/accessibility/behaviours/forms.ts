/** Forms. */
import type { BehavioursOf } from '../behaviour.types.ts';

export const FORMS: BehavioursOf<'forms'> = [
  {
    area: 'forms',
    sentence: 'Nobody is told of a mistake before pressing the button.',
    sources: ['3.3.1', '3.2.1', 'GOV.UK validation'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/mistakes.test.tsx',
        title: 'shows no errors on Tab or on leaving an incomplete field',
      },
      { file: 'src/screens/screen-reader.test.tsx', title: 'no fixture has accessibility errors' },
    ],
  },
  {
    area: 'forms',
    sentence: 'After a refused press a summary has the focus, with one link for each field.',
    sources: ['3.3.1', '2.4.3', 'GOV.UK error summary'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/RegistrationForm.test.tsx',
        title: 'empty: summarises everything missing in form order, with focus; sends nothing',
      },
      {
        file: 'src/screens/RegistrationForm/mistakes.test.tsx',
        title: 'a link of the summary leads to its field, also once corrected',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'The summary is read once: it is no alert beside the focus.',
    sources: ['4.1.3'],
    tests: [
      {
        file: 'src/ui/error-summary/ErrorSummary.test.tsx',
        title:
          'a region named by its heading, with one link per field; focusable, and no alert, which would be read twice (WCAG 4.1.3)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'The summary stays as it is until the next press, while messages at the fields go one by one.',
    sources: ['4.1.3', '3.3.1'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/mistakes.test.tsx',
        title:
          'a field error disappears once corrected and returns if wrong again; the summary stays, outside of live regions',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'A link of the summary leads to its field, or to the control of a group.',
    sources: ['2.4.3', 'GOV.UK error summary'],
    tests: [
      {
        file: 'src/ui/error-summary/ErrorSummary.test.tsx',
        title: 'a link focuses its field, or the tab stop of a group',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'The title begins with “Error” while a press was refused.',
    sources: ['2.4.2', 'GOV.UK error summary'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/mistakes.test.tsx',
        title: 'begins with *Error* while the last submit was refused, then resets (WCAG 2.4.2)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'A label stays in sight while one types, and a link in a sentence is underlined.',
    sources: ['3.3.2', '1.4.1', 'GOV.UK text input'],
    tests: [
      {
        file: 'test/browser/barriers.spec.ts',
        title: 'each field has a visible label, each link is underlined (WCAG 3.3.2, 1.4.1)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'What is wrong stands beside the hint, which stays.',
    sources: ['3.3.1', '3.3.3', 'GOV.UK error message'],
    tests: [
      {
        file: 'src/ui/field/Field.test.tsx',
        title: 'an error appears next to the hint; both describe the field (WCAG 3.3.3)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'Forms say in words what may be left out, and which letters a name may have.',
    sources: ['3.3.2', 'GOV.UK text input'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/mistakes.test.tsx',
        title: 'everything but the newsletter is required, and the text says so (WCAG 3.3.2)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'Each field says what a browser may fill in.',
    sources: ['1.3.5', 'EN 9.1.3.5'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/mistakes.test.tsx',
        title: 'each field says its autocomplete purpose and input mode (WCAG 1.3.5)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'A likely typing mistake in the email address is offered mended, and taken with one press.',
    sources: ['3.3.3'],
    tests: [
      {
        file: 'test/browser/form.spec.ts',
        title: 'a correction is offered without layout shift or error (D18)',
      },
    ],
  },
  {
    area: 'forms',
    sentence:
      'While a form is sent, its button keeps its name and its focus, and what is said is in nothing that is busy.',
    sources: ['4.1.2', '4.1.3'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/waiting.test.tsx',
        title:
          '%s: input stays, read only; the button keeps its name, a status says so, and no element around the text is busy',
      },
      {
        file: 'src/ui/button/Button.test.tsx',
        title: 'a busy button keeps focus, announces it, and neither acts nor submits',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'What was typed is asked for once: it survives mistakes, steps back and a reload.',
    sources: ['3.3.7'],
    tests: [
      {
        file: 'src/screens/LeanSecondStep/LeanSecondStep.test.tsx',
        title: 'keeps input when the visitor goes back to the registration and returns',
      },
      {
        file: 'test/browser/teaser.spec.ts',
        title: 'what was typed survives a reload, and is sent (D22)',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'What was refused by the server is said at its field and in the summary.',
    sources: ['3.3.1', '3.3.3'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/RegistrationForm.test.tsx',
        title: 'shows every error, unticks the box, keeps the input and focuses the summary',
      },
    ],
  },
  {
    area: 'forms',
    sentence: 'Nothing is agreed to beforehand, and a press counts once.',
    sources: ['3.3.4'],
    tests: [
      {
        file: 'src/screens/RegistrationForm/RegistrationForm.test.tsx',
        title: 'nothing is preselected; the documents open in a new tab, and say so (WCAG 3.2.5)',
      },
      {
        file: 'test/browser/journey.spec.ts',
        title: 'a double click sends one mutation (D21)',
      },
    ],
  },
];
