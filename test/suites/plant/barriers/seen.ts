/** Visual barriers: things that can't be distinguished, are too small, or do not fit. */
import type { Rows } from '../mistake.types.ts';

export const SEEN: Rows = {
  'no-reflow': {
    breaks: 'WCAG 1.4.10',
    sentence: 'A form is as wide as on a large screen, however narrow the window.',
    file: 'src/ui/field/field.css',
    text: '  .input {\n    inline-size: 100%;',
    replacement: '  .input {\n    inline-size: 480px;',
    test: 'test/browser/form.spec.ts > works by keyboard from the skip link to the inbox (WCAG 2.1.1)',
  },
};
