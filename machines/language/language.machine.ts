/** The language of a visit, separate from the journey: no route resets it (D2). */
import { setup } from 'xstate';
import type { Messages } from '../../locales/messages.ts';
import { makersOf } from '../common/chart-makers.ts';
import type { Locale } from '../../locales/languages.ts';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import type { ScreenId } from '../domain/page-ids.ts';
import { call } from '../common/service-calls.ts';

/** A screen, or an overlay with its own messages. */
type View = ScreenId | 'OpenInBrowser';

export interface LanguageContext {
  locale: Locale;
  chosen: Locale;
  /** Views whose messages are loaded; a language change loads theirs too. */
  views: readonly View[];
}
export type LanguageEvent = { type: 'language.chosen'; locale: Locale } | { type: 'view.worded'; view: View };
/** Updates the address, the document root and the cookies first, then the page (spec, section 3). */
interface LanguageEmitted {
  type: 'language.changed';
  locale: Locale;
  messages: Messages;
}
export interface Words {
  views: readonly View[];
  messages: Messages;
}

export const languageCalls = { fetchWords: call<{ locale: Locale; views: readonly View[] }, Words>() };

const { store, emitAll, when } = makersOf<LanguageContext, LanguageEvent, LanguageEmitted>();

export const languageMachine = setup({
  types: {
    input: {} as Pick<LanguageContext, 'locale' | 'views'>,
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
  },
  actors: languageCalls,
  actions: {
    storeChoice: store(({ locale }: { locale: Locale }) => ({ chosen: locale })),
    storeView: store(({ view }: { view: View }, { views }) =>
      views.includes(view) ? {} : { views: [...views, view] },
    ),
    storeLanguage: store((_, { chosen }) => ({ locale: chosen })),
    emitChange: emitAll(({ locale }, { messages }: Words) => [{ type: 'language.changed', locale, messages }]),
  },
  guards: { complete: when(({ views }, words: Words) => words.views.length === views.length) },
  delays: { wordsLimit: ANSWER_LIMIT },
}).createMachine({
  id: 'language',
  description: 'The language of the visit: a change keeps page, state and input.',
  context: ({ input }) => ({ ...input, chosen: input.locale }),
  on: {
    'language.chosen': { target: '.changing', actions: { type: 'storeChoice', params: ({ event }) => event } },
    'view.worded': { actions: { type: 'storeView', params: ({ event }) => event } },
  },
  initial: 'spoken',
  states: {
    spoken: { description: 'All texts are in this language.' },
    changing: {
      description: 'Loads the texts of another language. If they fail to load, the language stays.',
      invoke: {
        id: 'fetchWords',
        src: 'fetchWords',
        input: ({ context: { chosen, views } }) => ({ locale: chosen, views }),
        onDone: [
          {
            guard: { type: 'complete', params: ({ event }) => event.output },
            target: 'spoken',
            actions: ['storeLanguage', { type: 'emitChange', params: ({ event }) => event.output }],
          },
          // Another screen was loaded meanwhile.
          { target: 'changing', reenter: true },
        ],
        onError: 'spoken',
      },
      after: { wordsLimit: 'spoken' },
    },
  },
});
