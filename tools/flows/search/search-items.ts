/** Everything that can be found: charts, page declarations, questions, mails, data, and one language's messages. */
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { SLUGS } from '../../../machines/landing-pages/definitions.ts';
import { definitions } from '../charts/page-offers.ts';
import { allStates, pageStateOf, stateAt, wordOf } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import type { Datum } from '../decides/decides.ts';
import { KINDS as MAIL_KINDS, mailOf } from '../mails/mails.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { FLOW_WORDS } from '../words/terms.ts';
import { fullNameOf, nameOfPage, sayEvent, sayGuard, sentence } from '../words/say.ts';
import { at, controlsIn, messagesIn, type Texts, type SituationsShowing } from './text-items.ts';
import type { SearchItem } from './search-item.types.ts';

const states: readonly SearchItem[] = allStates.map((state) => ({
  id: `state ${wordOf(state)}`,
  kind: 'state',
  title: sentence(fullNameOf(state)),
  detail: state.path === '' ? state.chart : state.path,
  also: state.description ?? '',
  view: at(state),
}));

/** The page of a state, or its separate chart. */
const placeOf = ({ chart, page }: State) => page ?? chart;
/** One thing per page, at the first of its states there. */
function oneForEach(found: readonly { item: Omit<SearchItem, 'id' | 'view'>; from: Place }[]): readonly SearchItem[] {
  const first = new Map<string, SearchItem>();
  for (const { item, from } of found) {
    const state = stateAt(from);
    const id = `${item.kind} ${item.title} ${placeOf(state)}`;
    const where = state.parent === null ? 'anywhere' : fullNameOf(state);
    const one = { ...item, id, detail: `${item.detail} · ${where}`, view: at(state) };
    if (!first.has(id)) first.set(id, one);
  }
  return [...first.values()];
}
const allTransitions = allStates.flatMap(({ transitions }) => transitions);

const found = (kind: 'event' | 'guard' | 'tracked', title: string, detail: string, also: string, from: Place) => [
  { item: { kind, title, detail, also }, from },
];
const eventOf = ({ trigger, from }: Transition) =>
  trigger.kind === 'event'
    ? found('event', sentence(sayEvent(trigger.event, from.chart)), trigger.event, '', from)
    : [];
const guardOf = ({ guard, from }: Transition) =>
  guard ? found('guard', sentence(sayGuard(guard, from.chart)), guard.name, guard.params ?? '', from) : [];
const trackedIn = (state: State) =>
  [...state.entry, ...state.transitions.flatMap(({ actions }) => actions)]
    .flatMap(trackedByAction)
    .flatMap(({ event, note }) => found('tracked', event, note || 'each time', '', state));

const questions: readonly SearchItem[] = QUESTIONS.map(({ id, question, keywords }) => ({
  id: `question ${id}`,
  kind: 'question',
  title: question,
  detail: '',
  also: keywords.join(' '),
  view: { question: id },
}));

const pages = Object.values(definitions);
const ofPages: readonly SearchItem[] = pages.flatMap(({ id, path }): readonly SearchItem[] =>
  path === null
    ? []
    : [
        {
          id: `address ${id}`,
          kind: 'address',
          title: path,
          detail: nameOfPage(id),
          also: '',
          view: at(pageStateOf(id)),
        },
      ],
);
/** A slug opens the start page's situation of the same name. */
const ofSlugs: readonly SearchItem[] = SLUGS.map((slug) => ({
  id: `address /${slug}`,
  kind: 'address',
  title: `/${slug}`,
  detail: nameOfPage('landing'),
  also: 'landing page slug',
  view: { ...at(pageStateOf('landing')), situation: `Landing.${slug}` },
}));

const mails: readonly SearchItem[] = MAIL_KINDS.map((kind) => {
  const { title, to, when, opens } = mailOf(kind);
  return {
    id: `mail ${kind}`,
    kind: 'mail',
    title: sentence(title),
    detail: `${kind} · to ${to}`,
    also: `mails sent e-mail email link leads to ${opens ? nameOfPage(opens) : 'login'} ${when.join(' ')}`,
    view: { section: 'mails', item: kind, question: null },
  };
});
const ofData = ({ id, title, follows, value, file }: Datum): SearchItem => ({
  id: `data ${id}`,
  kind: 'data',
  title,
  detail: file,
  also: `${follows} ${value.join(' ')}`,
  view: { section: 'data', item: id, question: null },
});

const comparisons = FLOW_NAMES.flatMap((one, at) =>
  FLOW_NAMES.slice(at + 1).map((other): SearchItem => ({
    id: `compare ${one} ${other}`,
    kind: 'compare',
    title: `The ${FLOW_WORDS[one]} and the ${FLOW_WORDS[other]}`,
    detail: 'side by side',
    also: 'compare difference differences differ different versus between flows',
    view: { section: 'compare', item: one, other, question: null },
  })),
);

/** Things that are the same in every language. @param data data that decides. */
const commonItems = (data: readonly Datum[]): readonly SearchItem[] => [
  ...questions,
  ...states,
  ...ofPages,
  ...ofSlugs,
  ...mails,
  ...data.map(ofData),
  ...comparisons,
  ...oneForEach(allTransitions.flatMap(eventOf)),
  ...oneForEach(allStates.flatMap(trackedIn)),
  ...oneForEach(allTransitions.flatMap(guardOf)),
];

/** All things in one language. @param texts its messages by key. */
export const searchItems = (
  data: readonly Datum[],
  texts: Texts,
  whoSays: SituationsShowing = () => [],
): readonly SearchItem[] => [...commonItems(data), ...controlsIn(texts), ...messagesIn(texts, whoSays)];
