/** Hooks with which screens read the visit's language. */
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from './intl.tsx';
import { conventionsOf } from '../../../locales/languages.ts';
import type { ViewId } from './page-messages.ts';
import type { Language, LanguageStore } from './language-store.ts';

const LanguageContext = createContext<LanguageStore | null>(null);

export function useLanguageStore(): LanguageStore {
  const store = use(LanguageContext);
  if (!store) throw new Error('no LanguageProvider');
  return store;
}

/** Loads the messages of an optional part of a page; false until they are loaded. A failure is ignored. */
export function useWords(screen: ViewId): boolean {
  const { load, has } = useLanguageStore();
  const [isLoaded, setLoaded] = useState(() => has(screen));
  useEffect(() => {
    load(screen)
      .then(() => setLoaded(true))
      .catch(() => undefined);
  }, [load, screen]);
  return isLoaded;
}

export function useLanguage(): Language {
  const { subscribe, get } = useLanguageStore();
  return useSyncExternalStore(subscribe, get, get);
}
/** Formats a date in the language of the visit. react-intl's formatter would add a kilobyte to every page. */
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
