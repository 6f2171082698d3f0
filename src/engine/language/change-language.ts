/**
 * The language's chart, started at the first language change; its events update address, document root, cookies and
 * page.
 */
import { LANGUAGES, type Locale } from '../../../locales/languages.ts';
import { languageCalls, languageMachine } from '../../../machines/language/language.machine.ts';
import { provided } from '../../../machines/common/service-calls.ts';
import { loadMessages } from './load-messages.ts';
import type { ViewId } from './page-messages.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { rememberLanguage, type Language } from './language-store.ts';
import { createObserved } from '../development/observe.ts';

/** Sets language (WCAG 3.1.1), direction and script on the document root. */
export function updateRoot(locale: Locale) {
  const { documentElement: root } = document;
  const { direction, script } = LANGUAGES[locale];
  // `lang` is set last, because its observers read the other attributes too.
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
 * @param language the current language.
 * @param views views with loaded messages.
 * @param changed called with each new language, after address, root and cookies are updated.
 */
export function startChanges({ locale, base }: Language, views: readonly ViewId[], changed: (now: Language) => void) {
  let before = base;
  const actor = createObserved(machine, { input: { locale, views } });
  actor.on('language.changed', ({ locale, messages }) => {
    const base = `${BASE}/${locale}`;
    const { pathname, search, hash } = location;
    const rest = pathname.startsWith(before) ? pathname.slice(before.length) : pathname;
    history.replaceState(history.state, '', base + rest + search + hash);
    updateRoot(locale);
    rememberLanguage(locale);
    before = base;
    changed({ locale, base, messages });
  });
  actor.start();
  return actor;
}
export type LanguageChanges = ReturnType<typeof startChanges>;
