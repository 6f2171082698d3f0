/** Barriers to the keyboard: what it does not reach, does not leave, or loses. */
import type { Barrier } from '../mistake.types.ts';

const DIALOG = 'src/ui/dialog/Dialog.tsx';
const DIALOG_TEST = 'src/ui/dialog/Dialog.test.tsx';
const BUTTON = 'src/ui/button/Button.tsx';
const BUTTON_TEST = 'src/ui/button/Button.test.tsx';
const CAROUSEL = 'src/ui/carousel/Carousel.tsx';
const CAROUSEL_TEST = 'src/ui/carousel/Carousel.test.tsx';
const BARRIERS = 'test/browser/barriers.spec.ts';

export const KEYBOARD: readonly Barrier[] = [
  {
    id: 'tab-trap',
    wcag: '2.1.2',
    sentence: 'Who comes into a row by Tab does not come out of it.',
    file: CAROUSEL,
    text: '    const move = moves[event.key];',
    replacement: "    if (event.key === 'Tab') event.preventDefault();\n    const move = moves[event.key];",
    test: { file: BARRIERS, title: 'by Tab through the whole page and out of it' },
  },
  {
    id: 'row-unreachable',
    wcag: '2.1.1',
    sentence: 'A row that scrolls is reached by a finger, and by no key.',
    file: CAROUSEL,
    text: ' tabIndex={0} onKeyDown={press}>',
    replacement: ' onKeyDown={press}>',
    test: { file: CAROUSEL_TEST, title: 'a list that keys reach' },
  },
  {
    id: 'keys-swallowed',
    wcag: '2.1.4',
    sentence: 'Keys with another one held are taken from the browser.',
    file: CAROUSEL,
    text: ' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)',
    replacement: ')',
    test: { file: CAROUSEL_TEST, title: 'keys with another held, stay the browser’s' },
  },
  {
    id: 'end-loses-focus',
    wcag: '2.4.3',
    sentence: 'The button at the end of a row is disabled under the finger, and the focus is gone.',
    file: CAROUSEL,
    text: '<TextButton aria-controls={id} aria-disabled={atEnd} onClick={atEnd ? undefined : on}>',
    replacement: '<TextButton aria-controls={id} disabled={atEnd} onClick={on}>',
    test: { file: CAROUSEL_TEST, title: 'rest at the ends and keep the focus' },
  },
  {
    id: 'busy-loses-focus',
    wcag: '2.4.3',
    sentence: 'A button is disabled while its work is under way: the focus falls to the top of the page.',
    file: BUTTON,
    text: 'aria-disabled={idle ? true : undefined}',
    replacement: 'disabled={idle}',
    test: { file: BUTTON_TEST, title: 'when it becomes busy it keeps focus' },
  },
  {
    id: 'unavailable-unsaid',
    wcag: '4.1.2',
    sentence: 'A button that does nothing now says so by its colour alone.',
    file: BUTTON,
    text: 'aria-disabled={idle ? true : undefined}',
    replacement: 'aria-disabled={busy ? true : undefined}',
    test: { file: BUTTON_TEST, title: 'unavailable is told in the same way' },
  },
  {
    id: 'focus-not-returned',
    wcag: '2.4.3',
    sentence: 'A dialog closes, and the focus is nowhere.',
    file: DIALOG,
    text: 'if (before instanceof HTMLElement) before.focus();',
    replacement: '',
    test: { file: DIALOG_TEST, title: 'taken away while open, it gives focus back' },
  },
  {
    id: 'escape-dead',
    wcag: '2.1.2',
    sentence: 'Escape does not close a dialog.',
    file: DIALOG,
    text: 'if (staying) event.preventDefault();',
    replacement: 'event.preventDefault();',
    test: { file: 'test/browser/teaser.spec.ts', title: 'Escape closes it' },
  },
  {
    id: 'dialog-not-modal',
    wcag: '2.4.3',
    sentence: 'The page behind a dialog is still reached by Tab.',
    file: DIALOG,
    text: '    element.showModal();\n    element.querySelector',
    replacement: '    element.show();\n    element.querySelector',
    test: { file: 'test/browser/teaser.spec.ts', title: 'with the keyboard: focus stays in it' },
  },
  {
    id: 'skip-link-nowhere',
    wcag: '2.4.1',
    sentence: 'The way past the head leads to nothing.',
    file: 'src/layouts/Page.tsx',
    text: '<SkipLink target="main">',
    replacement: '<SkipLink target="content">',
    test: { file: 'src/layouts/layouts.test.tsx', title: 'it begins with the link that leads to the one main' },
  },
  {
    id: 'error-link-nowhere',
    wcag: '2.4.3',
    sentence: 'A line of the summary leads to its place in the page, and not to its field.',
    file: 'src/ui/error-summary/ErrorSummary.tsx',
    text: '  control.focus({ preventScroll: true });',
    replacement: '',
    test: { file: 'src/ui/error-summary/ErrorSummary.test.tsx', title: 'a link moves focus to its field' },
  },
  {
    id: 'link-by-script',
    wcag: '2.1.1',
    sentence: 'What looks like a link is a piece of text that a script listens on.',
    file: 'src/ui/sub-nav/SubNav.tsx',
    text: '<a {...anchor} aria-current',
    replacement: '<a {...anchor} href={undefined} aria-current',
    test: { file: 'src/ui/sub-nav/SubNav.test.tsx', title: 'a named navigation of real links' },
  },
];
