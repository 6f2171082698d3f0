/** The language's chart, started with the first choice; what it emits is carried out: address, root, cookies, page. */
import { LANGUAGES, type Locale } from '../../machines/domain/languages.ts';
import { languageCalls, languageMachine } from '../../machines/language/language.machine.ts';
import { provided } from '../../machines/service-calls.ts';
import { loadMessages } from '../../locales/messages.ts';
import type { ViewId } from '../../locales/parts.ts';
import { BASE } from '../site.ts';
import { rememberLanguage, type Language } from './language-store.ts';
import { createObserved } from './observe.ts';

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

/**
 * @param language as it is now.
 * @param views whose words are there.
 * @param changed is told of each other language, after everything outside of the page says so.
 */
export function startChanges({ locale, base }: Language, views: readonly ViewId[], changed: (now: Language) => void) {
  let before = base;
  const actor = createObserved(machine, { input: { locale, views } });
  actor.on('language.changed', ({ locale, messages }) => {
    const base = `${BASE}/${locale}`;
    const { pathname, search, hash } = location;
    const rest = pathname.startsWith(before) ? pathname.slice(before.length) : pathname;
    history.replaceState(history.state, '', base + rest + search + hash);
    tellRoot(locale);
    rememberLanguage(locale);
    before = base;
    changed({ locale, base, messages });
  });
  actor.start();
  return actor;
}
export type LanguageChanges = ReturnType<typeof startChanges>;
