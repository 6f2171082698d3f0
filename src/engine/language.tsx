/** The visit's language lives beside the journey: no route resets it, and a change keeps page, state and input (D2). */
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { conventionsOf, LANGUAGES, type Locale } from '../../machines/domain/languages.ts';
import { languageCalls, languageMachine } from '../../machines/language/language.machine.ts';
import { provided } from '../../machines/service-calls.ts';
import { loadMessages, type Messages } from '../../locales/messages.ts';
import type { ViewId } from '../../locales/parts.ts';
import { BASE } from '../site.ts';
import { createObserved } from './observe.ts';

export interface Language {
  locale: Locale;
  /** Base path with the prefix, as it stands in the address. */
  base: string;
  /** The common ones, and those of the screens that were loaded. */
  messages: Messages;
}

export interface LanguageStore {
  get: () => Language;
  subscribe: (changed: () => void) => () => void;
  /** Fetches what a screen says; from then on a change of language brings it too. Rejects when it does not come. */
  load: (screen: ViewId) => Promise<void>;
  /** Whether what a screen says is there. */
  has: (screen: ViewId) => boolean;
  /** Words that do not come leave the language as it is. */
  change: (locale: Locale) => void;
}

/** Spec, section 3: the cookies that remember the language; a prefix sets both, and so does a choice. */
export function rememberLanguage(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `i18n_redirected=${locale}; path=/; max-age=${365 * 24 * 3600}; samesite=lax${secure}`;
  document.cookie = `lang=${locale}; path=/; max-age=2147483647; samesite=lax${secure}`;
}

/** The root of the document says which language it is in (WCAG 3.1.1), which way that runs and how it is written. */
export function tellRoot(locale: Locale) {
  const { documentElement: root } = document;
  const { direction, script } = LANGUAGES[locale];
  // What hears of another language reads the rest too.
  root.dir = direction;
  root.dataset['script'] = script;
  root.lang = locale;
}

const machine = languageMachine.provide({
  actors: provided(languageCalls, {
    fetchWords: async ({ locale, views }) => ({ views, messages: await loadMessages(locale, views) }),
  }),
});

/** The language of this visit, as its chart has it; at first what the address asked for. It has no messages until a screen is loaded. */
export function createLanguageStore(address: Pick<Language, 'locale' | 'base'>): LanguageStore {
  let now: Language = { ...address, messages: {} };
  const listeners = new Set<() => void>();
  const actor = createObserved(machine, { input: address });
  actor.on('language.changed', ({ locale, messages }) => {
    const base = `${BASE}/${locale}`;
    const rest = location.pathname.startsWith(now.base) ? location.pathname.slice(now.base.length) : location.pathname;
    history.replaceState(history.state, '', base + rest + location.search + location.hash);
    now = { locale, base, messages };
    tellRoot(locale);
    rememberLanguage(locale);
    for (const changed of listeners) changed();
  });
  actor.start();

  const has = (screen: ViewId) => actor.getSnapshot().context.views.includes(screen);
  const load = async (screen: ViewId): Promise<void> => {
    if (has(screen)) return;
    const { locale } = now;
    const messages = await loadMessages(locale, [screen]);
    // The language was changed meanwhile.
    if (locale !== now.locale) return load(screen);
    // Added in place: what is drawn already says none of it, and need not be drawn anew.
    Object.assign(now.messages, messages);
    actor.send({ type: 'view.worded', view: screen });
  };
  return {
    get: () => now,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load,
    has,
    change: (locale) => actor.send({ type: 'language.chosen', locale }),
  };
}

const LanguageContext = createContext<LanguageStore | null>(null);

export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext);
  if (!store) throw new Error('a screen stands outside of LanguageProvider');
  return store;
}

/** Fetches what a part of a page says that is not awaited; false until it is there. What does not come is not missed. */
export function useWords(screen: ViewId): boolean {
  const { load, has } = useLanguageStore();
  const [worded, setWorded] = useState(() => has(screen));
  useEffect(() => {
    load(screen)
      .then(() => setWorded(true))
      .catch(() => undefined);
  }, [load, screen]);
  return worded;
}

/** The language as it is now. */
export function useLanguage(): Language {
  const { subscribe, get } = useLanguageStore();
  return useSyncExternalStore(subscribe, get, get);
}
/** Writes a moment as the language of the visit does. react-intl's way would bring a kilobyte to every page. */
export function useDateFormat() {
  const { locale } = useLanguage();
  return (moment: string | number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(conventionsOf(locale), options).format(new Date(moment));
}
export const useChangeLanguage = () => useLanguageStore().change;

function Message({ children, onError }: { children: ReactNode; onError: (error: Error) => void }) {
  const { locale, messages } = useLanguage();
  return (
    <IntlProvider locale={locale} messages={messages} onError={onError}>
      {children}
    </IntlProvider>
  );
}

/** Everything below speaks the visit's language. */
export function LanguageProvider({
  store,
  onError,
  children,
}: {
  store: LanguageStore;
  onError: (error: Error) => void;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={store}>
      <Message onError={onError}>{children}</Message>
    </LanguageContext>
  );
}
