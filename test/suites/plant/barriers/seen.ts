/** Visual barriers: things that can't be distinguished, are too small, or do not fit. */
import type { Rows } from '../mistake.types.ts';

export const SEEN: Rows = {
  'links-by-colour': {
    breaks: 'WCAG 1.4.1',
    sentence: 'A link in a sentence is told from its words by colour alone.',
    file: 'src/ui/base.css',
    text: '    text-decoration: underline;\n    text-decoration-thickness',
    replacement: '    text-decoration: none;\n    text-decoration-thickness',
    test: 'test/browser/barriers.spec.ts > each field has a visible label, each link is underlined (WCAG 3.3.2, 1.4.1)',
  },
  'no-reflow': {
    breaks: 'WCAG 1.4.10',
    sentence: 'A form is as wide as on a large screen, however narrow the window.',
    file: 'src/ui/field/field.css',
    text: '  .input {\n    inline-size: 100%;',
    replacement: '  .input {\n    inline-size: 480px;',
    test: 'test/browser/form.spec.ts > works by keyboard from the skip link to the inbox (WCAG 2.1.1)',
  },
  'zoom-forbidden': {
    breaks: 'WCAG 1.4.4',
    sentence: 'Two fingers can’t enlarge the page.',
    file: 'index.html',
    text: 'content="width=device-width, initial-scale=1"',
    replacement: 'content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"',
    test: 'test/browser/form.spec.ts > works by keyboard from the skip link to the inbox (WCAG 2.1.1)',
  },
  'faint-words': {
    breaks: 'WCAG 1.4.3',
    sentence: 'Hints are so light that they are a rumour.',
    file: 'src/ui/tokens.css',
    text: '--ink-faint: #6a6158;',
    replacement: '--ink-faint: #b9b2a6;',
    test: 'src/ui/tokens.test.ts > text and controls have enough contrast on the papers of',
  },
};
