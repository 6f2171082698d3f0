/** Everything that can be explained, by the words that it is found by. */
import { wordOf } from '../charts/facts.ts';
import { nameOfPage, sayEvent, sentence } from '../words/say.ts';
import { TRACKED, type TrackedName } from '../words/tracked.ts';
import type { Answer } from './answer.types.ts';
import { eventCard, pageCard, stateCard, titleOf, trackedCard } from './cards.ts';
import { definitionOf, type House } from './house.ts';
import { QUESTIONS } from './questions.ts';

export const KINDS = {
  question: 'Asked often',
  page: 'A page',
  tracked: 'A tracked event',
  event: 'An event',
  state: 'A state',
  message: 'A message',
} as const;

export interface Thing {
  kind: keyof typeof KINDS;
  /** As it stands in the code: who types it means just that. */
  id: string;
  /** Means just that, too: an address, a path in the chart; null: nothing. */
  also: string | null;
  title: string;
  /** Other words for it. */
  words: readonly string[];
  explain: () => Answer;
}

const eventsIn = ({ states }: House) =>
  new Set(
    states.flatMap(({ transitions }) =>
      transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.event] : [])),
    ),
  );

/** Messages are left out: only Node has their words at hand. */
export const thingsOf = (house: House): readonly Thing[] => [
  ...QUESTIONS.map(({ id, question, keywords, answer }): Thing => ({
    kind: 'question',
    id,
    also: null,
    title: question,
    words: keywords,
    explain: () => answer(house),
  })),
  ...house.pages.flatMap(({ page, description }): readonly Thing[] =>
    page === null
      ? []
      : [
          {
            kind: 'page',
            id: page,
            also: definitionOf(house, page).path,
            title: nameOfPage(page),
            words: [description ?? ''],
            explain: () => pageCard(house, page),
          },
        ],
  ),
  ...(Object.keys(TRACKED) as TrackedName[]).map((event): Thing => ({
    kind: 'tracked',
    id: event,
    also: null,
    title: event,
    words: [TRACKED[event]],
    explain: () => trackedCard(house, event),
  })),
  ...[...eventsIn(house)].map((event): Thing => ({
    kind: 'event',
    id: event,
    also: null,
    title: sentence(sayEvent(event)),
    words: [event],
    explain: () => eventCard(house, event),
  })),
  ...house.states.flatMap((state): readonly Thing[] =>
    state.isPage
      ? []
      : [
          {
            kind: 'state',
            id: wordOf(state),
            also: state.path,
            title: titleOf(state),
            words: [state.description ?? ''],
            explain: () => stateCard(house, state),
          },
        ],
  ),
];
