/** The visit's language lives beside the journey: no route resets it, and a change keeps page, state and input (D2). */
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import type { Locale } from '../../machines/checks/languages.ts';
import { loadMessages } from '../../locales/messages.ts';
import { BASE } from '../site.ts';

export interface Language {
  locale: Locale;
  /** Base path with the prefix, as it stands in the address. */
  base: string;
  messages: Record<string, MessageFormatElement[]>;
}

export interface LanguageStore {
  get: () => Language;
  subscribe: (changed: () => void) => () => void;
  change: (locale: Locale) => Promise<void>;
}

/** Spec, section 3: the cookies that remember the language; a prefix sets both, and so does a choice. */
export function rememberLanguage(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `i18n_redirected=${locale}; path=/; max-age=${365 * 24 * 3600}; samesite=lax${secure}`;
  document.cookie = `lang=${locale}; path=/; max-age=2147483647; samesite=lax${secure}`;
}

/** The language of this visit, changeable. `first` is what the address asked for. */
export function createLanguageStore(first: Language): LanguageStore {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    change: async (locale) => {
      // Words that do not come leave the language as it is.
      const messages = await loadMessages(locale).catch(() => null);
      if (!messages) return;
      const base = `${BASE}/${locale}`;
      const rest = location.pathname.startsWith(now.base)
        ? location.pathname.slice(now.base.length)
        : location.pathname;
      history.replaceState(history.state, '', base + rest + location.search + location.hash);
      now = { locale, base, messages };
      document.documentElement.lang = locale;
      rememberLanguage(locale);
      for (const changed of listeners) changed();
    },
  };
}

const LanguageContext = createContext<LanguageStore | null>(null);

function useStore(): LanguageStore {
  const store = use(LanguageContext);
  if (!store) throw new Error('a screen stands outside of LanguageProvider');
  return store;
}

/** The language as it is now. */
export function useLanguage(): Language {
  const { subscribe, get } = useStore();
  return useSyncExternalStore(subscribe, get, get);
}
export const useChangeLanguage = () => useStore().change;

function Words({ children, onError }: { children: ReactNode; onError: (error: Error) => void }) {
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
      <Words onError={onError}>{children}</Words>
    </LanguageContext>
  );
}
