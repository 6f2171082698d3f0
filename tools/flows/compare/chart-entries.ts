/** The charts of a commit in words, as entries to compare: of this commit, or of another by its own modules. */
import type * as texts from '../../../locales/texts.ts';
import type { PageDefinition } from '../../../machines/page/page.types.ts';
import type * as pages from '../../../machines/pages.ts';
import type * as facts from '../charts/facts.ts';
import type { Transition } from '../charts/facts.types.ts';
import type * as say from '../words/say.ts';
import { sayGoal } from '../words/goals.ts';
import { plainText } from '../words/plain-text.ts';
import type { Entry } from './differ.ts';

/** The modules of a commit that describe its charts. */
export interface Modules {
  facts: Pick<typeof facts, 'allStates' | 'stateAt' | 'wordOf'>;
  say: Pick<typeof say, 'fullNameOf' | 'nameOfPage' | 'sayTransition' | 'trackedOnEntry'>;
  texts: Pick<typeof texts, 'textsIn'>;
  pages: Pick<typeof pages, 'pages'>;
}
/** In reading order: what visitors see, then the charts. */
export const TITLES = ['Pages', 'Controls', 'Texts', 'States', 'Transitions', 'Sent to analytics'] as const;
export type InWords = Readonly<Record<(typeof TITLES)[number], readonly Entry[]>>;

/** A key that survives renamed states around a transition: trigger, guard and targets. */
const keyOf = ({ from, trigger, guard, to }: Transition): string =>
  JSON.stringify([from.chart, from.path, trigger, guard?.name, guard?.params, to.map(({ path }) => path)]);

export function inWords({ facts: { allStates, stateAt, wordOf }, say, texts, pages }: Modules): InWords {
  const english = texts.textsIn('en');
  const definitions = pages.pages.map(({ node }) => node.meta as PageDefinition);
  const transitions = allStates.flatMap((state) => state.transitions.map((way) => ({ way, state })));
  const tracked = [
    ...allStates.flatMap((state) => say.trackedOnEntry(state).map((event) => ({ event, state, when: 'shown' }))),
    ...transitions.flatMap(({ way, state }) => {
      const { tracks, when } = say.sayTransition(way);
      return tracks.map((event) => ({ event, state, when }));
    }),
  ];
  return {
    Pages: definitions.map(({ id, path }) => ({
      key: id,
      text: `${say.nameOfPage(id)}, ${path ?? 'at any address'}`,
      page: id,
    })),
    Controls: definitions.flatMap(({ id, offers, groups = [] }) =>
      [offers, ...groups.map((group) => group.offers)].flatMap((some) =>
        Object.entries(some).map(([name, offer]) => ({
          key: `${id} ${name} ${offer.message}`,
          text: `“${plainText(english[offer.message] ?? offer.message, offer.tag ?? null)}” → ${sayGoal(offer, say.nameOfPage)}`,
          page: id,
        })),
      ),
    ),
    Texts: Object.entries(english).map(([key, text]) => ({
      key,
      text: plainText(text),
      page: definitions.find(({ messages }) => messages.some((one) => one === key.split('.')[0]))?.id ?? null,
    })),
    States: allStates.map((state) => ({ key: wordOf(state), text: say.fullNameOf(state), page: state.page })),
    Transitions: transitions.map(({ way, state }) => {
      const { when, given, to } = say.sayTransition(way);
      const condition = given === null ? '' : `, if ${given}`;
      return { key: keyOf(way), text: `${say.fullNameOf(state)}: ${when}${condition} → ${to}`, page: state.page };
    }),
    'Sent to analytics': tracked.map(({ event, state, when }) => ({
      key: `${event} ${wordOf(state)}`,
      text: `${event}: ${say.fullNameOf(stateAt(state))}, ${when}`,
      page: state.page,
    })),
  };
}
