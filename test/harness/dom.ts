/**
 * Setup of every test file with a DOM (projects `dom`, `fresh` and `alone` in vitest.config.ts). The files of a worker
 * share one window, like their modules; each file starts with a new tab on the start page.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// A form loads its rules when the page is idle, which may be after the end of its file; here they are loaded in
// advance.
import '../../machines/forms/registration.schema.ts';
import { PATIENCE } from './eventually.ts';

configure({
  // `waitFor` and `find…` use the same timeout as other tests.
  asyncUtilTimeout: PATIENCE,
  // The query describes the error; the markup of the whole page does not help.
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
// jsdom has no layout, so it lacks these.
Element.prototype.scrollIntoView = () => undefined;
/** Reports a size at once, as a browser does after layout, and on window resize. */
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
// jsdom has the element, but neither of these methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Cleans up what a test rendered, stored or replaced.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

// Vitest rejects an import that is pending, or starts, after the end of its file; the next file would lack rules or
// messages.
afterAll(() => vi.dynamicImportSettled());
