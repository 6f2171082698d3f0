import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../machines/domain/languages.ts';
import type * as messages from '../../locales/messages.ts';
import { createLanguageStore, LanguageProvider, rememberLanguage, useLanguage } from './language.tsx';
import { Message } from './message.tsx';

type Load = typeof messages.loadMessages;
const { loadMessages } = await vi.importActual<typeof messages>('../../locales/messages.ts');
const load = vi.hoisted(() => vi.fn<Load>());
vi.mock('../../locales/messages.ts', () => ({ loadMessages: load }));
/** Holds the next words of a language back. */
function holdNext() {
  const released = Promise.withResolvers<void>();
  load.mockImplementationOnce((...wanted) => released.promise.then(() => loadMessages(...wanted)));
  return () => released.resolve();
}

const english = async (base = '/acquisition') => {
  const store = createLanguageStore({ locale: 'en', base });
  await store.load('NotFound');
  return store;
};
const here = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  load.mockReset().mockImplementation(loadMessages);
  history.replaceState(null, '', '/acquisition/');
});

describe('a change of language', () => {
  test.each([
    ['/acquisition', '/acquisition/registration/code?utm=a#top', '/acquisition/de/registration/code?utm=a#top'],
    ['/acquisition/en', '/acquisition/en/registration/code', '/acquisition/de/registration/code'],
    ['/acquisition', '/acquisition/', '/acquisition/de/'],
    ['/acquisition', '/acquisition/no/where?x=1', '/acquisition/de/no/where?x=1'],
  ])('below %s: %s becomes %s, in the same entry of the history', async (base, from, to) => {
    history.replaceState({ entry: 3 }, '', from);
    const entries = history.length;
    await (await english(base)).change('de');
    expect([here(), history.state, history.length]).toEqual([to, { entry: 3 }, entries]);
  });

  test('tells whoever listens, after everything is in place', async () => {
    const store = await english();
    const told = vi.fn<() => void>(() => {
      expect([store.get().locale, store.get().base, document.documentElement.lang]).toEqual([
        'de',
        '/acquisition/de',
        'de',
      ]);
    });
    const stop = store.subscribe(told);
    await store.change('de');
    stop();
    await store.change('en');
    expect([told.mock.calls.length, store.get().base]).toEqual([1, '/acquisition/en']);
    expect(store.get().messages).toEqual(await loadMessages('en', ['NotFound']));
  });

  test('the root says which way the new one runs, and in which script, before it says its name', async () => {
    const store = await english();
    const root = document.documentElement;
    const told: unknown[] = [];
    const watch = new MutationObserver((changes) => {
      told.push(...changes.map(({ attributeName }) => attributeName), root.dir, root.dataset['script'], root.lang);
    });
    watch.observe(root, { attributes: true });
    const { de } = LANGUAGES;
    Object.assign(LANGUAGES, { de: { name: 'עברית', direction: 'rtl', script: 'Hebr' } });
    await store.change('de');
    Object.assign(LANGUAGES, { de });
    watch.disconnect();
    expect(told).toEqual(['dir', 'data-script', 'lang', 'rtl', 'Hebr', 'de']);
    await store.change('en');
    expect([root.dir, root.dataset['script']]).toEqual(['ltr', 'Latn']);
  });

  test('is remembered in both cookies', async () => {
    await (await english()).change('de');
    expect(document.cookie.split('; ').toSorted()).toEqual(['i18n_redirected=de', 'lang=de']);
  });

  test('draws everything anew', async () => {
    const store = await english();
    const Locale = () => <p>{useLanguage().locale}</p>;
    render(
      <LanguageProvider store={store} onError={(error) => expect.fail(error.message)}>
        <Locale />
        <Message id="action.stay" />
      </LanguageProvider>,
    );
    const before = document.body.textContent;
    await act(() => store.change('de'));
    expect([before, document.body.textContent]).toEqual(['enStay', 'deHier bleiben']);
    expect(screen.getByText('de')).toBeDefined();
  });
});

describe('what a screen says', () => {
  test('is there once it was loaded, and loaded once', async () => {
    const store = await english();
    const before = store.get();
    expect([store.has('NotFound'), store.has('Deny')]).toEqual([true, false]);
    await store.load('Deny');
    await store.load('Deny');
    expect([store.has('Deny'), store.get() === before, load.mock.calls.length]).toEqual([true, true, 2]);
    expect(store.get().messages).toEqual(await loadMessages('en', ['NotFound', 'Deny']));
  });

  test('comes with it too, when the screen was loaded meanwhile', async () => {
    const store = await english();
    const release = holdNext();
    const changed = store.change('de');
    await store.load('Deny');
    release();
    await changed;
    expect(store.get().messages).toEqual(await loadMessages('de', ['NotFound', 'Deny']));
  });
  test('comes in the new language, when that was changed meanwhile', async () => {
    const store = await english();
    const release = holdNext();
    const loaded = store.load('Deny');
    await store.change('de');
    release();
    await loaded;
    expect(store.get().messages).toEqual(await loadMessages('de', ['NotFound', 'Deny']));
  });

  test('that does not come: the screen is not there, the language stays as it is', async () => {
    const store = await english();
    const before = store.get();
    load.mockRejectedValue(new TypeError('no connection'));
    await expect(store.load('Deny')).rejects.toThrow('no connection');
    await store.change('de');
    expect([store.has('Deny'), store.get() === before, here()]).toEqual([false, true, '/acquisition/']);
  });
});

test('the cookies: a year and for ever, lax, and secure on a secure page', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  rememberLanguage('de');
  expect(written.mock.calls).toEqual([
    ['i18n_redirected=de; path=/; max-age=31536000; samesite=lax; secure'],
    ['lang=de; path=/; max-age=2147483647; samesite=lax; secure'],
  ]);
});
