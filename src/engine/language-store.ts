/** The visit's language lives beside the journey: no route resets it, and a change keeps page, state and input (D2). */
import type { Locale } from '../../machines/domain/languages.ts';
import { loadMessages, type Messages } from '../../locales/messages.ts';
import type { ViewId } from '../../locales/parts.ts';
import type { LanguageChanges } from './change-language.ts';

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

/** The language of this visit, changeable; at first what the address asked for. It has no messages until a screen is loaded. */
export function createLanguageStore(address: Pick<Language, 'locale' | 'base'>): LanguageStore {
  let now: Language = { ...address, messages: {} };
  const loaded = new Set<ViewId>();
  const listeners = new Set<() => void>();
  let changes: LanguageChanges | null = null;

  const load = async (screen: ViewId): Promise<void> => {
    if (loaded.has(screen)) return;
    const { locale } = now;
    const messages = await loadMessages(locale, [screen]);
    // The language was changed meanwhile.
    if (locale !== now.locale) return load(screen);
    // Added in place: what is drawn already says none of it, and need not be drawn anew.
    Object.assign(now.messages, messages);
    loaded.add(screen);
    changes?.send({ type: 'view.worded', view: screen });
  };
  const changeTo = (language: Language) => {
    now = language;
    for (const changed of listeners) changed();
  };
  return {
    get: () => now,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load,
    has: (screen) => loaded.has(screen),
    // Fetched with the first choice, as the words of another language are.
    change: (locale) =>
      void import('./change-language.ts')
        .then(({ startChanges }) => {
          changes ??= startChanges(now, [...loaded], changeTo);
          changes.send({ type: 'language.chosen', locale });
        })
        .catch(() => undefined),
  };
}
