/** What is done by keyboard, and what a screen reader is told. */
import type { BehavioursOf } from '../behaviour.types.ts';

export const KEYBOARD: BehavioursOf<'keyboard'> = [
  {
    area: 'keyboard',
    sentence: 'Whoever has only a keyboard registers from the skip link to the inbox.',
    sources: ['2.1.1', '2.1.2'],
    tests: [
      { file: 'test/browser/form.spec.ts', title: 'works by keyboard from the skip link to the inbox (WCAG 2.1.1)' },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'Tab goes through the whole page and out of it, each stop once, in the order in which they stand.',
    sources: ['2.1.2', '2.4.3'],
    tests: [
      {
        file: 'test/browser/barriers.spec.ts',
        title: 'Tab stops once at each control and leaves the page (WCAG 2.1.2, 2.4.3)',
      },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'A dialog is named, takes the focus, keeps it, closes by Escape and gives the focus back.',
    sources: ['2.1.2', '2.4.3', '4.1.2'],
    tests: [
      {
        file: 'src/ui/dialog/Dialog.test.tsx',
        title: 'closed until opened; open, it is named by its heading and traps focus; closing restores focus',
      },
      {
        file: 'src/ui/dialog/Dialog.test.tsx',
        title: 'state follows when the browser closes it, by Escape or an outside click',
      },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'A dialog that is taken away gives the focus back.',
    sources: ['2.4.3'],
    tests: [{ file: 'src/ui/dialog/Dialog.test.tsx', title: 'restores focus when unmounted while open' }],
  },
  {
    area: 'keyboard',
    sentence: 'A row that moves is moved by keys, and other keys stay those of the browser.',
    sources: ['2.1.1', '2.1.2', '2.1.4'],
    tests: [
      { file: 'src/ui/carousel/Carousel.test.tsx', title: 'arrow keys move by one, Home and End to both ends' },
      {
        file: 'src/ui/carousel/Carousel.test.tsx',
        title: 'other keys and modified keys are left to the browser',
      },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'The invitation popup keeps the focus, closes by Escape and does not come back.',
    sources: ['2.1.2', '2.4.3'],
    tests: [
      {
        file: 'test/browser/teaser.spec.ts',
        title: 'focus stays in the dialog; Escape closes it for good',
      },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'The overlay of another app’s browser takes the focus, keeps it and closes by Escape.',
    sources: ['2.1.2', '2.4.3'],
    tests: [
      {
        file: 'test/browser/wrapper.spec.ts',
        title: 'the overlay keeps the focus, explains the way out, and closes',
      },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'What has the focus is never beneath the cookie banner.',
    sources: ['2.4.11'],
    tests: [
      {
        file: 'test/browser/consent-keyboard.spec.ts',
        title: '${path}: Tab and Shift+Tab keep the focus visible (WCAG 2.4.11)',
      },
    ],
  },
  {
    area: 'keyboard',
    sentence: 'What is offered when a field is left does not move what is pressed just then.',
    sources: ['3.2.1', '2.5.2'],
    tests: [
      {
        file: 'test/browser/form.spec.ts',
        title: 'a correction is offered without layout shift or error (D18)',
      },
    ],
  },
];

export const READER: BehavioursOf<'reader'> = [
  {
    area: 'reader',
    sentence: 'Words that change are in a region that stood there before them.',
    sources: ['4.1.3', 'EN 9.4.1.3'],
    tests: [{ file: 'src/ui/words.test.tsx', title: 'a status is a polite region that exists before its text' }],
  },
  {
    area: 'reader',
    sentence: 'An alarm is read out at once, a quiet notice is not.',
    sources: ['4.1.3'],
    tests: [
      {
        file: 'src/ui/words.test.tsx',
        title: 'an error notice is announced, a quiet one is not; both may contain a next step',
      },
    ],
  },
  {
    area: 'reader',
    sentence: 'A row that moves is a named list with named buttons, and says where one is when it was moved by them.',
    sources: ['4.1.2', '4.1.3'],
    tests: [
      {
        file: 'src/ui/carousel/Carousel.test.tsx',
        title: 'a named, focusable list, and two buttons that name what they scroll',
      },
      {
        file: 'src/ui/carousel/Carousel.test.tsx',
        title:
          'buttons scroll a page, are unavailable at the ends and keep focus; the position is announced afterwards',
      },
    ],
  },
  {
    area: 'reader',
    sentence: 'A choice of two is one group with a name, and says what is wrong with it.',
    sources: ['1.3.1', '4.1.2'],
    tests: [
      {
        file: 'src/ui/choice-pair/ChoicePair.test.tsx',
        title: 'a pair is one group with two radio buttons, of which its own state picks one',
      },
      { file: 'src/ui/choice-pair/ChoicePair.test.tsx', title: 'the error describes the group' },
    ],
  },
  {
    area: 'reader',
    sentence: 'A field has a label that is heard, and its hint describes it.',
    sources: ['1.3.1', '3.3.2', '4.1.2'],
    tests: [
      {
        file: 'src/ui/field/Field.test.tsx',
        title: 'a label names the input, a hint describes it, and the ref is the input',
      },
    ],
  },
  {
    area: 'reader',
    sentence: 'A box to tick is named by its label alone; small print and error describe it.',
    sources: ['3.3.2', '4.1.2'],
    tests: [
      {
        file: 'src/ui/check/Check.test.tsx',
        title: 'a checkbox is named by its label alone; small print and error describe it',
      },
    ],
  },
  {
    area: 'reader',
    sentence: 'Pictures that say nothing are silent, and a figure on one is text.',
    sources: ['1.1.1', '1.4.5'],
    tests: [
      {
        file: 'src/ui/pictures.test.tsx',
        title: '%s: pictures reserve their space and are hidden from screen readers; words are text',
      },
    ],
  },
  {
    area: 'reader',
    sentence: 'A lost connection is announced at once, wherever one is on the page.',
    sources: ['4.1.3'],
    tests: [
      {
        file: 'test/browser/offline.spec.ts',
        title: 'being offline is announced; typing continues (D24)',
      },
    ],
  },
];
