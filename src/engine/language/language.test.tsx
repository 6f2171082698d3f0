import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Locale } from '../../../locales/languages.ts';
import type * as messages from './load-messages.ts';
import { createLanguageStore, type LanguageStore, rememberLanguage } from './language-store.ts';

type Load = typeof messages.loadMessages;
const { loadMessages } = await vi.importActual<typeof messages>('./load-messages.ts');
const load = vi.hoisted(() => vi.fn<Load>());
vi.mock('./load-messages.ts', () => ({ loadMessages: load }));
/** Delays the next load of messages. */
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
const change = async (store: LanguageStore, locale: Locale) => {
  store.change(locale);
  await vi.waitFor(() => expect(store.get().locale).toBe(locale));
};
const here = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  load.mockReset().mockImplementation(loadMessages);
  history.replaceState(null, '', '/acquisition/');
});

describe('change of language', () => {
  test.each([
    ['/acquisition', '/acquisition/registration/code?utm=a#top', '/acquisition/de/registration/code?utm=a#top'],
    ['/acquisition/en', '/acquisition/en/registration/code', '/acquisition/de/registration/code'],
    ['/acquisition', '/acquisition/no/where?x=1', '/acquisition/de/no/where?x=1'],
  ])('below %s: %s becomes %s, in the same history entry', async (base, from, to) => {
    history.replaceState({ entry: 3 }, '', from);
    const entries = history.length;
    await change(await english(base), 'de');
    expect([here(), history.state, history.length]).toEqual([to, { entry: 3 }, entries]);
  });

  test('calls listeners after everything is updated', async () => {
    const store = await english();
    const listener = vi.fn<() => void>(() => {
      expect([store.get().locale, store.get().base, document.documentElement.lang]).toEqual([
        'de',
        '/acquisition/de',
        'de',
      ]);
    });
    const stop = store.subscribe(listener);
    await change(store, 'de');
    stop();
    await change(store, 'en');
    expect([listener.mock.calls.length, store.get().base]).toEqual([1, '/acquisition/en']);
    expect(store.get().messages).toEqual(await loadMessages('en', ['NotFound']));
  });

  test('the root element changes dir and script class before lang [A60]', async () => {
    const store = await english();
    const root = document.documentElement;
    const listener: unknown[] = [];
    const watch = new MutationObserver((changes) => {
      listener.push(...changes.map(({ attributeName }) => attributeName), root.dir, root.dataset['script'], root.lang);
    });
    watch.observe(root, { attributes: true });
    const { de } = LANGUAGES;
    Object.assign(LANGUAGES, { de: { name: 'עברית', direction: 'rtl', script: 'Hebr' } });
    await change(store, 'de');
    Object.assign(LANGUAGES, { de });
    watch.disconnect();
    expect(listener).toEqual(['dir', 'data-script', 'lang', 'rtl', 'Hebr', 'de']);
    await change(store, 'en');
    expect([root.dir, root.dataset['script']]).toEqual(['ltr', 'Latn']);
  });

  test('the last choice wins, whichever messages load first', async () => {
    const store = await english();
    const release = holdNext();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.change('de');
    await vi.waitFor(() => expect(load.mock.lastCall?.[0]).toBe('de'));
    await change(store, 'fr');
    release();
    await Promise.allSettled(load.mock.results.map(({ value }) => value as unknown));
    expect([store.get().locale, listener.mock.calls.length]).toEqual(['fr', 1]);
  });
});

describe('messages of a screen', () => {
  test('are available once loaded, and loaded once', async () => {
    const store = await english();
    const before = store.get();
    expect([store.has('NotFound'), store.has('Deny')]).toEqual([true, false]);
    await store.load('Deny');
    await store.load('Deny');
    expect([store.has('Deny'), store.get() === before, load.mock.calls.length]).toEqual([true, true, 2]);
    expect(store.get().messages).toEqual(await loadMessages('en', ['NotFound', 'Deny']));
  });

  test('load in the new language if it changed meanwhile', async () => {
    const store = await english();
    const release = holdNext();
    const loaded = store.load('Deny');
    await change(store, 'de');
    release();
    await loaded;
    expect(store.get().messages).toEqual(await loadMessages('de', ['NotFound', 'Deny']));
  });

  test('fail to load: the screen is not loaded, the language is unchanged', async () => {
    const store = await english();
    const before = store.get();
    load.mockRejectedValue(new TypeError('no connection'));
    await expect(store.load('Deny')).rejects.toThrow('no connection');
    store.change('de');
    await vi.waitFor(() => expect(load.mock.lastCall?.[0]).toBe('de'));
    await Promise.allSettled(load.mock.results.map(({ value }) => value as unknown));
    expect([store.has('Deny'), store.get() === before, here()]).toEqual([false, true, '/acquisition/']);
    load.mockImplementation(loadMessages);
    await change(store, 'de');
    expect(store.get().messages).toEqual(await loadMessages('de', ['NotFound']));
  });
});

test('the cookies are lax, secure on https, and expire after a year and never', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  rememberLanguage('de');
  expect(written.mock.calls).toEqual([
    ['i18n_redirected=de; path=/; max-age=31536000; samesite=lax; secure'],
    ['lang=de; path=/; max-age=2147483647; samesite=lax; secure'],
  ]);
});
