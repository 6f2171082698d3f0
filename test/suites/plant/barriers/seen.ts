/** Barriers to the eye: what can't be told apart, is too small, or does not fit. */
import type { Barrier } from '../mistake.types.ts';

const BARRIERS = 'test/browser/barriers.spec.ts';

export const SEEN: readonly Barrier[] = [
  {
    id: 'links-by-colour',
    wcag: '1.4.1',
    sentence: 'A link in a sentence is told from its words by colour alone.',
    file: 'src/ui/base.css',
    text: '    text-decoration: underline;\n    text-decoration-thickness',
    replacement: '    text-decoration: none;\n    text-decoration-thickness',
    test: { file: BARRIERS, title: 'a link is underlined' },
  },
  {
    id: 'no-reflow',
    wcag: '1.4.10',
    sentence: 'A form is as wide as on a large screen, however narrow the window.',
    file: 'src/ui/field/field.css',
    text: '  .input {\n    inline-size: 100%;',
    replacement: '  .input {\n    inline-size: 480px;',
    test: { file: 'test/browser/form.spec.ts', title: 'by keyboard alone, from the skip link to the inbox' },
  },
  {
    id: 'zoom-forbidden',
    wcag: '1.4.4',
    sentence: 'Two fingers can’t enlarge the page.',
    file: 'index.html',
    text: 'content="width=device-width, initial-scale=1"',
    replacement: 'content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"',
    test: { file: 'test/browser/form.spec.ts', title: 'by keyboard alone, from the skip link to the inbox' },
  },
  {
    id: 'faint-words',
    wcag: '1.4.3',
    sentence: 'Hints are so light that they are a rumour.',
    file: 'src/ui/tokens.css',
    text: '--ink-faint:',
    replacement: '--ink-faint: #b9b2a6; --ink-fainter:',
    test: { file: 'src/ui/tokens.test.ts', title: 'text and controls can be read on the papers of' },
  },
];
