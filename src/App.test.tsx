// @vitest-environment jsdom
/** From one screen to the next, when that is not there yet. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at } from '../test/harness/chart.ts';
import { headingOf } from '../test/harness/screen.tsx';
import type * as messages from '../locales/messages.ts';
import type { Locale } from '../machines/checks/languages.ts';
import { journeyMachine } from '../machines/journey.machine.ts';
import { App } from './App.tsx';
import { navigatorOf } from './engine/engine.ts';
import { createLanguageStore } from './engine/language.tsx';
import { bareSnapshot, nothingKnown } from './engine/pages.ts';
// Here already: it is its words that are waited for.
import './screens/Deny/Deny.tsx';
import { loadScreen } from './screens/screens.ts';

const { loadMessages } = await vi.importActual<typeof messages>('../locales/messages.ts');
const load = vi.hoisted(() => vi.fn<typeof messages.loadMessages>());
vi.mock('../locales/messages.ts', () => ({ loadMessages: load }));

beforeEach(() => {
  load.mockReset().mockImplementation(loadMessages);
});
afterEach(cleanup);

const notFound = (locale: Locale) => headingOf(locale, 'notFound.heading', 'notFound.second');
const denied = (locale: Locale) => headingOf(locale, 'deny.heading', 'deny.invalidSecond');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** A page that is not found is up; what happens next waits for `release`, or for `fail`. */
async function open() {
  const bare = bareSnapshot('notFound');
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await loadScreen('NotFound', language);
  const visit = createActor(journeyMachine, { snapshot: at('notFound'), input: nothingKnown }).start();
  const failed = vi.fn<(error: Error) => void>();
  const navigator = navigatorOf(() => undefined);
  render(<App visit={visit} bare={bare} navigator={navigator} language={language} onError={failed} />);
  const words = Promise.withResolvers<void>();
  load.mockImplementationOnce((...wanted) => words.promise.then(() => loadMessages(...wanted)));
  act(() => visit.send({ type: 'xstate.route', to: '#deny' }));
  return { visit, language, failed, release: () => words.resolve(), fail: () => words.reject(new Error('cut')) };
}

test('the last screen stays until the words of the next are there', async () => {
  const { visit, release, failed } = await open();
  expect([visit.getSnapshot().value, heading(), document.title]).toEqual([
    'deny',
    notFound('en'),
    'Page Not Found · Vestibule',
  ]);
  release();
  await waitFor(() => expect(heading()).toBe(denied('en')));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(denied('en')));
  expect([document.title, failed.mock.calls]).toEqual(['Access denied · Vestibule', []]);
});

test('a language that is chosen meanwhile is the one that the next screen speaks', async () => {
  const { language, release, failed } = await open();
  await act(() => language.change('de'));
  expect(heading()).toBe(notFound('de'));
  release();
  await waitFor(() => expect(heading()).toBe(denied('de')));
  expect(failed).not.toHaveBeenCalled();
});

test('words that do not come: the error page, which needs none of its own', async () => {
  const { visit, fail, failed } = await open();
  fail();
  await waitFor(() => expect(heading()).toBe(headingOf('en', 'error.heading', 'error.second')));
  expect([visit.getSnapshot().value, failed.mock.calls]).toEqual(['error', [[new Error('cut')]]]);
});
