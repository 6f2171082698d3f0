/**
 * Set-up of every test file that has a DOM (projects `dom`, `fresh` and `alone` in vite.config.ts). The files of a worker share one
 * window, as they share their modules: each finds a tab that was just opened on the start page.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// A form fetches its rules while the page rests, which may be when its file has ended: here they are there before.
import '../../machines/registration/registration.schema.ts';
import { PATIENCE } from './eventually.ts';

configure({
  // `waitFor` and `find…` wait as long as the other tests do.
  asyncUtilTimeout: PATIENCE,
  // What was looked for says what is wrong; the markup of the whole page does not.
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; '))
  document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0; secure`;
document.head.replaceChildren();
document.body.replaceChildren();
document.documentElement.removeAttribute('lang');
history.replaceState(null, '', '/acquisition/');
// jsdom, which lays nothing out, has none of these.
Element.prototype.scrollIntoView = () => undefined;
/** Tells of a size at once, as a browser does of what was laid out, and with the window's. */
window.ResizeObserver = class implements ResizeObserver {
  readonly #told: ResizeObserverCallback;
  constructor(told: ResizeObserverCallback) {
    this.#told = told;
  }
  readonly #tell = () => this.#told([], this);
  observe() {
    this.#tell();
    addEventListener('resize', this.#tell);
  }
  disconnect() {
    removeEventListener('resize', this.#tell);
  }
  unobserve = () => undefined;
};
// It has the element, but neither of these.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// What a test drew, stored or put in place of something else is gone before the next.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

// Vitest refuses an import that is under way, or begins, when its file has ended; the next file would have no rules, or no words.
afterAll(() => vi.dynamicImportSettled());
