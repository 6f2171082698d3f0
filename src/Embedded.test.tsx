/** A visit in another app's window (D34). */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { at } from '../test/harness/chart.ts';
import { heading, headingOf, textOf } from '../test/harness/screen.tsx';
import { silence } from '../tools/photograph/screens/services.ts';
import { userAgentOf } from '../test/harness/user-agents.ts';
import type * as messages from './engine/language/load-messages.ts';
import { LANGUAGES } from '../locales/languages.ts';
import { visitMachineWith } from '../machines/visit.services.ts';
import { App } from './App.tsx';
import { embed } from './Embedded.tsx';
import { navigatorOf } from './engine/visit/engine.ts';
import { createLanguageStore } from './engine/language/language-store.ts';
import { bareSnapshot, nothingKnown } from './engine/visit/pages.ts';
import { loadScreen } from './screens/screens.ts';
import { navigateAway } from './services/navigation/navigate-away.ts';
import { readAppWrapper } from './services/wrapper/app-wrapper.ts';

history.replaceState(null, '', '/acquisition/error/404');

const { loadMessages } = await vi.importActual<typeof messages>('./engine/language/load-messages.ts');
const load = vi.hoisted(() => vi.fn<typeof messages.loadMessages>());
vi.mock('./engine/language/load-messages.ts', () => ({ loadMessages: load }));

afterEach(() => {
  Reflect.deleteProperty(window, 'VestibuleApp');
});

const overlay = () => screen.queryByRole('dialog', { name: textOf('en', 'openInBrowser.heading') });
const landmarks = () => ['banner', 'main', 'contentinfo'].flatMap((role) => screen.queryAllByRole(role)).length;

/** The not-found page in a window with this user agent. */
async function open(name: string, search = '', words = loadMessages) {
  load.mockReset().mockImplementation(words);
  vi.stubGlobal('navigator', { userAgent: userAgentOf(name), onLine: true });
  const language = createLanguageStore({ locale: 'en', base: '/acquisition' });
  await loadScreen('NotFound', language);
  const visit = createActor(visitMachineWith(silence), { snapshot: at('notFound'), input: nothingKnown }).start();
  const embedding = embed(visit, search);
  const { unmount } = render(
    <App
      visit={visit}
      bare={bareSnapshot('notFound')}
      navigator={navigatorOf(() => undefined)}
      language={language}
      onError={(error) => expect.fail(error.message)}
      embedding={embedding}
    />,
  );
  return { visit, unmount };
}

test('Instagram: covers the whole page with the overlay; once closed, it stays closed in this tab', async () => {
  const { visit, unmount } = await open('Instagram on iPhone');
  await waitFor(() => expect(overlay()).not.toBeNull());
  expect([landmarks(), readAppWrapper('').inAppBrowser]).toEqual([3, 'instagram']);
  await userEvent.click(screen.getByRole('button', { name: textOf('en', 'openInBrowser.close') }));
  expect([overlay(), visit.getSnapshot().context.wrapper.inAppBrowser, readAppWrapper('').inAppBrowser]).toEqual([
    null,
    null,
    null,
  ]);
  unmount();
  await open('Instagram on iPhone');
  expect([overlay(), load.mock.calls.filter(([, screens]) => screens.includes('OpenInBrowser'))]).toEqual([null, []]);
});

test('in-app browser of another company (D47): renders no header, and a footer of help, languages and legal links including the cookie settings', async () => {
  const { visit } = await open('a webview on Android');
  const asked = vi.fn<() => void>();
  visit.on('settings.requested', asked);
  const {
    wrapper: { isWebView, slimFoot },
  } = visit.getSnapshot().context;
  expect([isWebView, slimFoot, landmarks(), overlay()]).toEqual([false, true, 2, null]);
  const foot = within(screen.getByRole('contentinfo'));
  const text = (name: 'customerService' | 'accessibility' | 'privacy' | 'terms' | 'imprint') =>
    textOf('en', `layout.${name}`);
  expect(foot.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    text('customerService'),
    text('accessibility'),
    ...Object.values(LANGUAGES).map(({ name }) => name),
    text('privacy'),
    text('terms'),
    text('imprint'),
  ]);
  await userEvent.click(foot.getByRole('button', { name: textOf('en', 'layout.cookies') }));
  expect(asked.mock.calls.length).toBe(1);
});

describe('app wrapper', () => {
  const opened = vi.fn<(url: string) => void>();
  test('renders no header, footer or overlay; the heading belongs to the page', async () => {
    Reflect.set(window, 'VestibuleApp', { openExternal: opened });
    const { visit } = await open('a webview on Android');
    expect([visit.getSnapshot().context.wrapper.isWebView, landmarks(), overlay()]).toEqual([true, 1, null]);
    expect(heading().textContent).toBe(headingOf('en', 'notFound.heading', 'notFound.second'));
  });
  test('opens external links and navigations through the framework object', async () => {
    Reflect.set(window, 'VestibuleApp', { openExternal: opened });
    await open('Chrome on Android');
    const link = document.createElement('a');
    link.href = '/shop';
    document.body.append(link);
    link.click();
    link.remove();
    await act(async () => navigateAway({ type: 'navigation.requested', to: 'login' }, '/acquisition'));
    expect(opened.mock.calls).toEqual([['https://vestibule.example/shop'], ['https://vestibule.example/login']]);
  });
});
