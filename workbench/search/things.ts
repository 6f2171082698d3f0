/** Everything that can be found, from the charts, the pages' declarations, the questions, and the messages of one language. */
import { SLUGS } from '../../machines/landing/definitions.ts';
import type { PageId } from '../../machines/visit.types.ts';
import { allStates, pageStateOf, pageStates, stateAt, wordOf } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { QUESTIONS } from '../questions/questions.ts';
import { situationsOf } from '../screen/by-state.ts';
import { fullNameOf, nameOfPage, sayEvent, sayGuard, sentence } from '../words/say.ts';
import { addresses, pagesThatSay } from './declared.ts';
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

const ofPages: readonly Thing[] = addresses.map(({ page, path }) => ({
  id: `address ${page}`,
  kind: 'address',
  title: path,
  detail: nameOfPage(page),
  also: '',
  view: at(pageStateOf(page)),
}));
/** A slug shows the start page as its own situation does. */
const ofSlugs: readonly Thing[] = SLUGS.map((slug) => {
  const landing = pageStateOf('landing');
  const situation = situationsOf(landing).find(({ context }) => context?.slug === slug)?.id ?? null;
  return {
    id: `address /${slug}`,
    kind: 'address',
    title: `/${slug}`,
    detail: nameOfPage('landing'),
    also: 'landing page slug',
    view: { ...at(landing), situation },
  };
});

/** All but the messages: the same in every language. */
export const things: readonly Thing[] = [
  ...questions,
  ...states,
  ...ofPages,
  ...ofSlugs,
  ...oneForEach(allTransitions.flatMap(eventOf)),
  ...oneForEach(allStates.flatMap(trackedIn)),
  ...oneForEach(allTransitions.flatMap(guardOf)),
];

/** As it is read: without tags, and without the signs that keep words on a line. */
const plain = (text: string) =>
  text
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ');

/** More are counted. */
const NAMED = 4;
function nameOfPages(pages: readonly PageId[]): string {
  if (pages.length === pageStates.length) return 'every page';
  return pages.length > NAMED ? `${pages.length} pages` : pages.map(nameOfPage).join(', ');
}

/** The messages that pages show. @param texts of one language, by their keys. */
export const messagesIn = (texts: Readonly<Record<string, string>>): readonly Thing[] =>
  Object.entries(texts).flatMap(([key, text]): Thing[] => {
    const pages = pagesThatSay(key);
    const [first] = pages;
    if (first === undefined) return [];
    const detail = `${key} · ${nameOfPages(pages)}`;
    return [
      { id: `message ${key}`, kind: 'message', title: plain(text), detail, also: '', view: at(pageStateOf(first)) },
    ];
  });
