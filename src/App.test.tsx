/** Navigation between screens, while the next one loads or fails to load. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { at } from '../test/harness/chart.ts';
import { headingOf, textOf } from '../test/harness/screen.tsx';
import { silence } from '../tools/photograph/screens/services.ts';
import type * as messages from './engine/language/load-messages.ts';
import type { Locale } from '../locales/languages.ts';
import { visitMachineWith } from '../machines/visit.services.ts';
import { App } from './App.tsx';
import { navigatorOf } from './engine/visit/engine.ts';
import { createLanguageStore } from './engine/language/language-store.ts';
import { bareSnapshot, nothingKnown } from './engine/visit/pages.ts';
// Its chunk is loaded already; only its messages are awaited.
import './screens/Deny/Deny.tsx';
import { loadScreen } from './screens/screens.ts';
import { loadConfiguration } from './engine/visit/load-configuration.ts';

const { loadMessages } = await vi.importActual<typeof messages>('./engine/language/load-messages.ts');
const load = vi.hoisted(() => vi.fn<typeof messages.loadMessages>());
vi.mock('./engine/language/load-messages.ts', () => ({ loadMessages: load }));
// A chunk replaced by a deployment, and one that loads but fails to render.
vi.mock('./screens/Entrance/Entrance.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const club = vi.hoisted(() => vi.fn<() => null>(() => null));
vi.mock('./screens/AboutClub/AboutClub.tsx', () => ({ default: club }));
const connection = vi.hoisted(() => vi.fn<() => null>(() => null));
vi.mock('./Connection.tsx', () => ({ Connection: connection }));
vi.mock('./screens/GiftVoucher/GiftVoucher.tsx', () => ({
  default: () => {
    throw new Error('broken');
  },
}));

beforeEach(() => {
  load.mockReset().mockImplementation(loadMessages);
});

const notFound = (locale: Locale) => headingOf(locale, 'notFound.heading', 'notFound.second');
const denied = (locale: Locale) => headingOf(locale, 'deny.heading', 'deny.invalidSecond');
const fetching = headingOf('en', 'staleDeployment.heading', 'staleDeployment.second');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The not-found page is shown. */
async function open() {
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await loadScreen('NotFound', language);
  const server = Promise.withResolvers<void>();
  const pingBackend = vi.fn<() => Promise<void>>(() => server.promise);
  const machine = visitMachineWith({ ...silence, pingBackend });
  const visit = createActor(machine, { snapshot: at('notFound'), input: nothingKnown }).start();
  const emitted: string[] = [];
  visit.on('*', ({ type }) => emitted.push(type));
  const onError = vi.fn<(error: Error) => void>();
  render(
    <App
      visit={visit}
      bare={bareSnapshot('notFound')}
      navigator={navigatorOf(() => undefined)}
      language={language}
      onError={onError}
    />,
  );
  return { visit, language, onError, emitted, server, pingBackend };
}
/** Navigates to a page whose messages load on `release`, or fail on `fail`. */
async function waiting() {
  const opened = await open();
  const words = Promise.withResolvers<void>();
  load.mockImplementationOnce((...wanted) => words.promise.then(() => loadMessages(...wanted)));
  const asked = load.mock.calls.length;
  act(() => opened.visit.send({ type: 'xstate.route', to: '#deny' }));
  // Messages of later screens are not delayed.
  await waitFor(() => expect(load.mock.calls.length).toBe(asked + 1));
  return { ...opened, release: () => words.resolve(), fail: () => words.reject(new Error('cut')) };
}

test('keeps the last screen until the messages of the next one are loaded', async () => {
  const { visit, release, onError } = await waiting();
  expect([visit.getSnapshot().value, heading(), document.title]).toEqual([
    'deny',
    notFound('en'),
    'Page Not Found · Vestibule',
  ]);
  release();
  await waitFor(() => expect(heading()).toBe(denied('en')));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(denied('en')));
  expect([document.title, onError.mock.calls]).toEqual([`${textOf('en', 'deny.page')} · Vestibule`, []]);
});

test('renders the next screen in a language that was chosen during the load', async () => {
  const { language, release, onError } = await waiting();
  await act(async () => {
    language.change('de');
    await vi.waitFor(() => expect(language.get().locale).toBe('de'));
  });
  expect(heading()).toBe(notFound('de'));
  release();
  await waitFor(() => expect(heading()).toBe(denied('de')));
  expect(onError).not.toHaveBeenCalled();
});

describe('shows the stale-deployment page, which needs no chunk, when a chunk fails to load', () => {
  test('a screen', async () => {
    const { visit, onError, pingBackend } = await open();
    act(() => visit.send({ type: 'xstate.route', to: '#entrance' }));
    await waitFor(() => expect(heading()).toBe(fetching));
    expect([visit.getSnapshot().value, pingBackend.mock.calls.length, onError.mock.calls]).toEqual([
      { staleDeployment: 'asking' },
      1,
      [],
    ]);
  });
  test('ignores the failure if the page is no longer requested', async () => {
    const { visit, fail, pingBackend } = await waiting();
    act(() => visit.send({ type: 'xstate.route', to: '#notFound' }));
    await act(async () => fail());
    expect([visit.getSnapshot().value, heading(), pingBackend.mock.calls]).toEqual(['notFound', notFound('en'), []]);
  });
});

describe('reports and re-renders a broken component once (D62)', () => {
  const broken = new Error('broken');
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  test('shows the error page if a screen fails again', async () => {
    const { visit, onError } = await open();
    act(() => visit.send({ type: 'xstate.route', to: '#giftVoucher' }));
    await waitFor(() => expect(heading()).toBe(headingOf('en', 'error.heading', 'error.second')));
    expect([visit.getSnapshot().value, onError.mock.calls]).toEqual(['error', [[broken]]]);
  });
  test.each([
    ['a screen', club],
    ['what is around the screens', connection],
  ])('recovers: %s', async (_, part) => {
    const { visit, onError } = await open();
    let breaks = true;
    onError.mockImplementation(() => {
      breaks = false;
    });
    part.mockImplementation(() => {
      if (breaks) throw broken;
      return null;
    });
    act(() => visit.send({ type: 'xstate.route', to: '#aboutClub' }));
    await waitFor(() => expect(onError.mock.calls).toEqual([[broken]]));
    expect([visit.getSnapshot().value, screen.queryByRole('banner') !== null]).toEqual([{ about: 'aboutClub' }, true]);
    part.mockReset();
  });
});

test('a late configuration updates the footer and re-renders no screen', async () => {
  const { visit } = await open();
  act(() => visit.send({ type: 'xstate.route', to: '#aboutClub' }));
  await waitFor(() => expect(club).toHaveBeenCalled());
  const drawn = club.mock.calls.length;
  const jobs = () => screen.getByRole('link', { name: textOf('en', 'layout.jobs') }).getAttribute('href');
  const before = jobs();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ entrancePageConfig: { jobsUrl: 'https://jobs.example/' } })),
  );
  await act(loadConfiguration);
  vi.unstubAllGlobals();
  expect([before, jobs(), club.mock.calls.length]).toEqual(['/jobs', 'https://jobs.example/', drawn]);
});
