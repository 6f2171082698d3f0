/** Barriers for keyboard users: unreachable controls, keyboard traps, lost focus. */
import type { Rows } from '../mistake.types.ts';

export const KEYBOARD: Rows = {
  'tab-trap': {
    breaks: 'WCAG 2.1.2',
    sentence: 'Who comes into a row by Tab does not come out of it.',
    file: 'src/ui/carousel/Carousel.tsx',
    text: '    const move = moves[event.key];',
    replacement: "    if (event.key === 'Tab') event.preventDefault();\n    const move = moves[event.key];",
    test: 'test/browser/barriers.spec.ts > Tab stops once at each control and leaves the page (WCAG 2.1.2, 2.4.3)',
  },
  'escape-dead': {
    breaks: 'WCAG 2.1.2',
    sentence: 'Escape does not close a dialog.',
    file: 'src/ui/dialog/Dialog.tsx',
    text: 'if (staying) event.preventDefault();',
    replacement: 'event.preventDefault();',
    test: 'test/browser/teaser.spec.ts > Escape closes it',
  },
  'dialog-not-modal': {
    breaks: 'WCAG 2.4.3',
    sentence: 'The page behind a dialog is still reached by Tab.',
    file: 'src/ui/dialog/Dialog.tsx',
    text: '    element.showModal();\n    element.querySelector',
    replacement: '    element.show();\n    element.querySelector',
    test: 'test/browser/teaser.spec.ts > focus stays in the dialog; Escape closes it for good',
  },
};
