/** Everything that can be found: charts, page declarations, questions, mails, data, and one language's messages. */
import { FLOW_NAMES } from '../../../machines/flows/read-flows.ts';
import { SLUGS } from '../../../machines/landing/definitions.ts';
import { definitions } from '../charts/page-offers.ts';
import { allStates, pageStateOf, stateAt, wordOf } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import type { Datum } from '../decides/decides.ts';
import { KINDS as MAIL_KINDS, mailOf } from '../mails/mails.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { FLOW_WORDS } from '../words/flows.ts';
import { fullNameOf, nameOfPage, sayEvent, sayGuard, sentence } from '../words/say.ts';
import { at, controlsIn, messagesIn, type Texts, type WhoSays } from './in-words.ts';
import type { Thing } from './thing.types.ts';

const states: readonly Thing[] = allStates.map((state) => ({
  id: `state ${wordOf(state)}`,
  kind: 'state',
  title: sentence(fullNameOf(state)),
  detail: state.path === '' ? state.chart : state.path,
  also: state.description ?? '',
  view: at(state),
}));

/** The page of a state, or its separate chart. */
const standsIn = ({ chart, page }: State) => page ?? chart;
/** One thing per page, at the first of its states there. */
function oneForEach(found: readonly { thing: Omit<Thing, 'id' | 'view'>; from: Place }[]): readonly Thing[] {
  const first = new Map<string, Thing>();
  for (const { thing, from } of found) {
    const state = stateAt(from);
    const id = `${thing.kind} ${thing.title} ${standsIn(state)}`;
    const where = state.parent === null ? 'anywhere' : fullNameOf(state);
    const one = { ...thing, id, detail: `${thing.detail} · ${where}`, view: at(state) };
    if (!first.has(id)) first.set(id, one);
  }
  return [...first.values()];
}
const allTransitions = allStates.flatMap(({ transitions }) => transitions);

const eventOf = ({ trigger, from }: Transition) =>
  trigger.kind === 'event'
    ? [
        {
          thing: {
            kind: 'event' as const,
            title: sentence(sayEvent(trigger.event, from.chart)),
            detail: trigger.event,
            also: '',
          },
          from,
        },
      ]
    : [];
const guardOf = ({ guard, from }: Transition) =>
  guard
    ? [
        {
          thing: {
            kind: 'guard' as const,
            title: sentence(sayGuard(guard, from.chart)),
            detail: guard.name,
            also: guard.params ?? '',
          },
          from,
        },
      ]
    : [];
const trackedIn = (state: State) =>
  [...state.entry, ...state.transitions.flatMap(({ actions }) => actions)].flatMap((action) =>
    trackedByAction(action).map(({ event, note }) => ({
      thing: { kind: 'tracked' as const, title: event, detail: note || 'each time', also: '' },
      from: state,
    })),
  );

const questions: readonly Thing[] = QUESTIONS.map(({ id, question, keywords }) => ({
  id: `question ${id}`,
  kind: 'question',
  title: question,
  detail: '',
  also: keywords.join(' '),
  view: { question: id },
}));

const pages = Object.values(definitions);
const ofPages: readonly Thing[] = pages.flatMap(({ id, path }): readonly Thing[] =>
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
const ofSlugs: readonly Thing[] = SLUGS.map((slug) => ({
  id: `address /${slug}`,
  kind: 'address',
  title: `/${slug}`,
  detail: nameOfPage('landing'),
  also: 'landing page slug',
  view: { ...at(pageStateOf('landing')), situation: `Landing.${slug}` },
}));

const mails: readonly Thing[] = MAIL_KINDS.map((kind) => {
  const { title, to, when, opens } = mailOf(kind);
  return {
    id: `mail ${kind}`,
    kind: 'mail',
    title: sentence(title),
    detail: `${kind} · to ${to}`,
    also: `mails sent e-mail email link leads to ${opens ? nameOfPage(opens) : 'login'} ${when.join(' ')}`,
    view: { distance: 'mails', item: kind, question: null },
  };
});
const ofData = ({ id, title, follows, value, file }: Datum): Thing => ({
  id: `data ${id}`,
  kind: 'data',
  title,
  detail: file,
  also: `${follows} ${value.join(' ')}`,
  view: { distance: 'data', item: id, question: null },
});

const compared = (title: string, item: string, other: string | null, also = ''): Thing => ({
  id: `compare ${item} ${other}`,
  kind: 'compare',
  title,
  detail: 'side by side',
  also: `compare difference differences differ different versus ${also}`,
  view: { distance: 'compare', item, other, question: null },
});
const comparisons: readonly Thing[] = [
  ...FLOW_NAMES.flatMap((one, at) =>
    FLOW_NAMES.slice(at + 1).map((other) =>
      compared(`The ${FLOW_WORDS[one]} and the ${FLOW_WORDS[other]}`, `flow:${one}`, other, 'between flows'),
    ),
  ),
  compared('Two languages', 'language', null, 'words translations'),
  compared('Two situations', 'situation', null, 'screens'),
  compared('The flows since a release', 'release', null, 'new changed version commit visitors'),
];

/** Things that are the same in every language. @param data data that decides. */
const thingsOf = (data: readonly Datum[]): readonly Thing[] => [
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
export const thingsIn = (data: readonly Datum[], texts: Texts, whoSays: WhoSays = () => []): readonly Thing[] => [
  ...thingsOf(data),
  ...controlsIn(texts),
  ...messagesIn(texts, whoSays),
];
