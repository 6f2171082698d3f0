/**
 * The language of the visit, separate from the journey: no route resets it, and a change keeps page, state and input
 * (D2).
 */
import type { Locale } from '../../../locales/languages.ts';
import type { Messages } from '../../../locales/messages.ts';
import { loadMessages } from './load-messages.ts';
import type { ViewId } from './page-messages.ts';
import type { LanguageChanges } from './change-language.ts';

export interface Language {
  locale: Locale;
  /** Base path with the language prefix, as in the URL. */
  base: string;
  /** Common messages, and those of the loaded screens. */
  messages: Messages;
}

export interface LanguageStore {
  get: () => Language;
  subscribe: (changed: () => void) => () => void;
  /** Loads a screen's messages; later language changes load them too. Rejects on failure. */
  load: (screen: ViewId) => Promise<void>;
  /** True if a screen's messages are loaded. */
  has: (screen: ViewId) => boolean;
  /** If messages fail to load, the language does not change. */
  change: (locale: Locale) => void;
}

/** Spec, section 3: the cookies that remember the language; set by a language prefix and by a choice. */
export function rememberLanguage(locale: Locale) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `i18n_redirected=${locale}; path=/; max-age=${365 * 24 * 3600}; samesite=lax${secure}`;
  document.cookie = `lang=${locale}; path=/; max-age=2147483647; samesite=lax${secure}`;
}

/** The changeable language of this visit, initially that of the URL. It has no messages until a screen is loaded. */
export function createLanguageStore(address: Pick<Language, 'locale' | 'base'>): LanguageStore {
  let now: Language = { ...address, messages: {} };
  const loaded = new Set<ViewId>();
  const listeners = new Set<() => void>();
  let changes: LanguageChanges | null = null;

  const load = async (screen: ViewId): Promise<void> => {
    if (loaded.has(screen)) return;
    const { locale } = now;
    const messages = await loadMessages(locale, [screen]);
    // The language changed meanwhile.
    if (locale !== now.locale) return load(screen);
    // Added in place: rendered content does not use them yet, so it need not render again.
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
    // Loaded at the first language change, like the messages of another language.
    change: (locale) =>
      void import('./change-language.ts')
        .then(({ startChanges }) => {
          changes ??= startChanges(now, [...loaded], changeTo);
          changes.send({ type: 'language.chosen', locale });
        })
        .catch(() => undefined),
  };
}
