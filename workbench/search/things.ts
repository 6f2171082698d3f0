/**
 * Everything that can be found: of the charts, the pages' declarations, the questions, mails and data, and one
 * language's messages.
 */
import { isForDocuments, NOT_FOR_PAGES } from '../../locales/not-for-pages.ts';
import { FLOW_NAMES } from '../../machines/flows/read-flows.ts';
import { SLUGS } from '../../machines/landing/definitions.ts';
import type { PageId } from '../../machines/visit.types.ts';
import { definitions, offersIn } from '../../test/model/pages.ts';
import { allStates, pageStateOf, stateAt, stateOfWord, wordOf } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import type { Datum } from '../decides/decides.ts';
import { KINDS as MAIL_KINDS, mailOf } from '../mails/mails.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { FLOW_WORDS } from '../words/flows.ts';
import { SYSTEM_WORDS } from '../words/systems.ts';
import { plainText } from '../words/texts.ts';
import { fullNameOf, nameOfPage, sayEvent, sayGuard, sentence } from '../words/say.ts';
import type { Thing } from './thing.types.ts';

const at = (state: Place) => ({ state: wordOf(state), situation: null, question: null }) as const;

const states: readonly Thing[] = allStates.map((state) => ({
  id: `state ${wordOf(state)}`,
  kind: 'state',
  title: sentence(fullNameOf(state)),
  detail: state.path === '' ? state.chart : state.path,
  also: state.description ?? '',
  view: at(state),
}));

/** Where one stands: a page, or a chart beside the visit, or the whole visit. */
const standsIn = ({ chart, page }: State) => page ?? chart;
/** One of a kind for each page on which it is, at the first of its states there. */
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
/** A slug shows the start page as its own situation does. */
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

/** What is the same in every language. @param data what decides. */
export const thingsOf = (data: readonly Datum[]): readonly Thing[] => [
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

type Texts = Readonly<Record<string, string>>;

/** The controls of each page, by the words of one language. */
const controlsIn = (texts: Texts): readonly Thing[] =>
  pages.flatMap((page) => {
    const offers = new Map(offersIn(page).map((offer) => [`${offer.message} ${offer.tag ?? ''}`, offer] as const));
    return [...offers.values()].map((offer): Thing => ({
      id: `control ${page.id} ${offer.message} ${offer.tag ?? ''}`,
      kind: 'control',
      title: plainText(texts[offer.message] ?? offer.message, offer.tag ?? null),
      detail: `${offer.role} · ${nameOfPage(page.id)}`,
      also:
        'page' in offer
          ? `leads to ${nameOfPage(offer.page)}`
          : 'url' in offer
            ? `leads to ${SYSTEM_WORDS[offer.url]}`
            : 'event' in offer
              ? offer.event
              : '',
      view: at(pageStateOf(page.id)),
    }));
  });

/** More are counted. */
const NAMED = 4;
function listed(names: readonly string[], several: string): string {
  return names.length > NAMED ? `${names.length} ${several}` : names.join(', ');
}
/** A group that no page declares, and that no page is without. */
const ofSome = new Set<string>([...NOT_FOR_PAGES, ...pages.flatMap(({ messages }) => messages)]);
/** Where a message may be shown, as far as its group says: where no picture was taken yet, nobody has looked. */
function mayBeShown(key: string): { detail: string; first: PageId } | null {
  const [group = ''] = key.split('.');
  const naming = pages.filter((page) => offersIn(page).some(({ message }) => message === key));
  const loading = pages.filter(({ messages }) => messages.some((one) => one === group));
  const own = [...new Set([...naming, ...loading].map(({ id }) => id))];
  const all = own.length > 0 || ofSome.has(group) ? own : pages.map(({ id }) => id);
  const [first] = all;
  if (first === undefined || isForDocuments(key)) return null;
  const where = all.length === pages.length ? 'every page' : listed(all.map(nameOfPage), 'pages');
  return { detail: naming.length > 0 ? `names a control of ${where}` : `its group is loaded by ${where}`, first };
}
/** The screen and the situations that show a message: `Deny: expired, cut`. */
function shownIn(situations: readonly string[]): { detail: string; view: Thing['view'] } {
  const byScreen = Map.groupBy(situations, (id) => id.split('.')[0] ?? '');
  const detail = [...byScreen].map(([screen, ids]) => {
    const page = pages.find((one) => one.screen === screen)?.id;
    const names = ids.map((id) => id.slice(screen.length + 1));
    return `${page ? nameOfPage(page) : screen}: ${listed(names, 'situations')}`;
  });
  const [first = ''] = situations;
  const page = pages.find(({ screen }) => screen === first.split('.')[0])?.id ?? 'landing';
  return { detail: listed(detail, 'screens'), view: { ...at(pageStateOf(page)), situation: first } };
}

/**
 * Ids of the situations that show a message, by looking (`Deny.expired`); empty: nobody has looked, or none shows it.
 */
export type WhoSays = (key: string) => readonly string[];
/** The messages that pages show. */
const messagesIn = (texts: Texts, whoSays: WhoSays): readonly Thing[] =>
  Object.entries(texts).flatMap(([key, text]): Thing[] => {
    const situations = whoSays(key);
    const may = mayBeShown(key);
    if (situations.length === 0 && may === null) return [];
    const { detail, view } =
      situations.length > 0 || may === null
        ? shownIn(situations)
        : { detail: may.detail, view: at(pageStateOf(may.first)) };
    return [
      { id: `message ${key}`, kind: 'message', title: plainText(text), detail: `${key} · ${detail}`, also: '', view },
    ];
  });

/** Everything, in one language. @param texts its messages by their keys. */
export const thingsIn = (data: readonly Datum[], texts: Texts, whoSays: WhoSays = () => []): readonly Thing[] => [
  ...thingsOf(data),
  ...controlsIn(texts),
  ...messagesIn(texts, whoSays),
];

/** The state that a thing leads to; null: it leads to none. */
export const stateOf = ({ view }: Thing) => (view.state ? stateOfWord(view.state) : null);
