/** What is known of one thing that has a name: a page, a state, an event, a tracked event. As answers, like those to questions. */
import type { PageId } from '../../machines/page.types.ts';
import { waysInto, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { sayWait } from '../words/duration.ts';
import { TRACKED, type TrackedName } from '../words/tracked.ts';
import { fullNameOf, sayCall, sayEvent, sayTransition, sentence, trackedOnEntry } from '../words/say.ts';
import type { Answer, Cell } from './answer.types.ts';
import { answer, count, link, list, none, plain, say, sayAll, table } from './cells.ts';
import { definitionOf, statesOn, type House } from './house.ts';
import { outcomesIn, outcomesOf, sayOutcome, type Outcome } from './outcomes.ts';
import { waysFrom, waysTo } from './page-ways.ts';
import { trackedPlaces } from './tracked-places.ts';

const WAYS = ['What happens', 'Leads to', 'Done', 'Analytics hears'];
const wayRow = (
  what: string,
  to: State | null,
  does: readonly string[],
  tracks: readonly string[],
): readonly Cell[] => [say(what), to === null ? plain('stays') : link(to), sayAll(does), list(tracks)];
const outcomeRow = (outcome: Outcome) => wayRow(sayOutcome(outcome), outcome.to, outcome.does, outcome.tracks);
const TRACKED_HEADS = ['The event', 'When', 'Where', 'Besides'];
const trackedRows = (house: House, isMeant: (place: { event: string; state: State }) => boolean) =>
  trackedPlaces(house)
    .filter(isMeant)
    .map(({ event, when, state, note }) => [plain(event), say(when), link(state), note === '' ? none : say(note)]);

export function pageCard(house: House, page: PageId): Answer {
  const states = statesOn(house, page);
  const { path, indexed } = definitionOf(house, page);
  const [own] = states;
  return answer(
    `${own?.description ?? ''} ${path === null ? 'It keeps the address that was asked for' : `Its address: ${path}`}${indexed ? ', which search engines may list' : ''}. ${count(states.length, 'state')}.`,
    table(
      WAYS,
      waysFrom(house, page).map(({ what, to, does, tracks }) => wayRow(what, to, does, tracks)),
      'What can happen there',
    ),
    table(['What happens', 'At', 'Leads to'], waysTo(house, page), 'How one comes there'),
    table(
      TRACKED_HEADS,
      trackedRows(house, ({ state }) => state.page === page),
      'What analytics hears',
    ),
    table(
      ['State', 'What it is', 'In the chart'],
      states.map((state) => [link(state), plain(state.description ?? '–'), plain(state.path)]),
      'Its states',
    ),
  );
}

export function stateCard(house: House, state: State): Answer {
  const calls = state.calls.map((call) => sayCall(call, state.chart));
  const into = waysInto(state).map((transition) => {
    const { when, given } = sayTransition(transition);
    return [say(given === null ? when : `${when}: ${given}`), link(house.at(transition.from))];
  });
  const meanwhile = calls.length > 0 ? ` Meanwhile ${calls.join(', and ')}.` : '';
  return answer(
    `${state.description ?? `${fullNameOf(state)}.`}${meanwhile} In the chart: ${state.path || 'its root'}.`,
    table(
      ['Waits for'],
      state.waits.map((wait) => [plain(sayWait(wait))]),
      'Waits',
    ),
    table(WAYS, outcomesIn(house, state).map(outcomeRow), 'What can happen there'),
    table(['What happens', 'At'], into, 'What leads there'),
    table(
      ['When it is entered, analytics hears'],
      trackedOnEntry(state).map((event) => [plain(event)]),
      'Tracked',
    ),
  );
}

export function eventCard(house: House, event: string): Answer {
  const heard = house.states
    .flatMap(({ transitions }) => transitions)
    .filter(({ trigger }) => trigger.kind === 'event' && trigger.event === event);
  const [first] = heard;
  const rows = heard.flatMap((transition) =>
    outcomesOf(house, transition).map((end) => [
      link(end.from),
      end.given.length === 0 ? none : say(end.given.join(': ')),
      end.to === null ? plain('stays') : link(end.to),
      sayAll(end.does),
      list(end.tracks),
    ]),
  );
  return answer(
    `${first ? sayEvent(event, first.from.chart) : event}: heard in ${count(heard.length, 'place')}.`,
    table(['At', 'If', 'Leads to', 'Done', 'Analytics hears'], rows),
  );
}

export const trackedCard = (house: House, event: TrackedName): Answer => {
  const rows = trackedRows(house, (place) => place.event === event);
  return answer(
    `${TRACKED[event]}: told in ${rows.length === 0 ? 'the chart of experiments' : count(rows.length, 'place')}. It leaves once analytics is consented to.`,
    table(TRACKED_HEADS, rows),
  );
};
export const titleOf = (state: State): string => sentence(`${fullNameOf(state)} (${wordOf(state)})`);
