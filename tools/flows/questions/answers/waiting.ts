/** Where a visitor waits, for how long, and what follows. */
import { allStates, stateAt, visit, visitTransitions } from '../../charts/facts.ts';
import type { State, Transition } from '../../charts/facts.types.ts';
import { CHARTS } from '../../charts/charts.ts';
import { sayCall, sayDuration, sayTrigger } from '../../words/say.ts';
import { saidByKey } from '../../words/repeated.ts';
import type { Answer, Cell, Question } from '../answer.types.ts';
import { answer, count, link, list, none, plain, say, sayAll, table, target } from '../cells.ts';
import { outcomesOf } from '../transition-outcomes.ts';

const isTimed = ({ trigger }: Transition) => trigger.kind === 'time';
const childrenOf = ({ chart, children }: State) => children.map((path) => stateAt({ chart, path }));
const slowIn = (state: State) => childrenOf(state).flatMap(({ key, waits }) => (key === 'waiting' ? waits : []));
/** True if the state waits for an answer or a delay. */
const isWait = (state: State): boolean =>
  saidByKey(state.key) === null && (state.calls.length > 0 || state.waits.length > 0 || slowIn(state).length > 0);

/** The look-up of a code is a separate chart, with a timeout of its own. */
const limitsOf = (state: State) =>
  state.calls.some(({ actor }) => actor === 'invitation')
    ? allStates.filter(({ chart }) => chart === 'invitation').flatMap(({ waits }) => waits)
    : state.waits;
const until = (state: State): string => {
  const waits = limitsOf(state);
  if (waits.length === 0) return '';
  const longest = Math.max(...waits.map(({ atMost }) => atMost));
  return waits.some(({ isComputed }) => isComputed) ? `${sayDuration(longest)} at most` : sayDuration(longest);
};
const cancelOf = ({ transitions }: State) =>
  transitions.find(({ trigger }) => trigger.kind === 'event' && trigger.event === 'wait.cancelled');
const goalOf = (transition: Transition | undefined): Cell => {
  const [to] = transition?.to ?? [];
  return to ? link(stateAt(to)) : none;
};
/** Without a timeout, a wait ends with the result of its call. */
const endOf = (state: State): Cell => {
  const timed = state.transitions.find(isTimed);
  if (timed) return goalOf(timed);
  return goalOf(state.transitions.find(({ trigger }) => trigger.kind === 'failure'));
};

function waitsAnswer(): Answer {
  const waits = visit.filter((state) => isWait(state));
  const rows = waits.map((state) => {
    const slow = slowIn(state).map(({ atMost }) => sayDuration(atMost));
    return [
      link(state),
      state.calls.length === 0
        ? say(state.description ?? 'time passes')
        : sayAll(state.calls.map((call) => sayCall(call, 'visit'))),
      list(slow),
      plain(until(state) || '–'),
      endOf(state),
      goalOf(cancelOf(state)),
    ];
  });
  const pages = new Set(waits.map(({ page }) => page));
  const longest = Math.max(...waits.flatMap((state) => limitsOf(state).map(({ atMost }) => atMost)));
  return answer(
    `in ${count(waits.length, 'state')} of ${count(pages.size, 'page')}; the longest wait that ends by itself is ${sayDuration(longest)}.`,
    table(['Where', 'Meanwhile', 'Notice after', 'Timeout', 'Then', 'Cancelled, leads to'], rows),
  );
}

function unansweredAnswer(): Answer {
  const limited = visitTransitions.filter(
    ({ trigger }) => trigger.kind === 'failure' || (trigger.kind === 'time' && trigger.delay === 'answerLimit'),
  );
  const rows = limited.flatMap((transition) =>
    outcomesOf(transition).map((end) => [link(end.from), say(end.what), target(end.to), sayAll(end.does)]),
  );
  const calling = visit.filter(({ calls }) => calls.length > 0);
  return answer(
    `all ${calling.length} states with a call have a timeout or an error transition, ${rows.length} in all. A missing answer is never a refusal.`,
    table(['Where', 'What happens', 'Leads to', 'Actions'], rows),
  );
}

function timesAnswer(): Answer {
  const timed = allStates.flatMap((state) => state.transitions.filter(isTimed));
  const said = (transition: Transition) =>
    `${transition.from.chart}: ${sayTrigger(transition.trigger, transition.from.chart)}`;
  const alike = Map.groupBy(timed, said);
  const rows = [...alike.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { from, trigger } = first;
    const wait = stateAt(from).waits.find(({ delay }) => trigger.kind === 'time' && delay === trigger.delay);
    return [
      [
        plain(wait ? sayDuration(wait.atMost) : '–'),
        say(sayTrigger(trigger, from.chart)),
        plain(CHARTS[from.chart].title),
        link(stateAt(from)),
        plain(more.length === 0 ? '–' : `and ${more.length} more`),
      ],
    ];
  });
  return answer(
    `${count(rows.length, 'time')} in ${count(timed.length, 'place')}, in all charts.`,
    table(['How long', 'What happens', 'Chart', 'Where, first', 'Elsewhere'], rows),
  );
}

export const waitingQuestions: readonly Question[] = [
  {
    id: 'waits',
    question: 'Where can a visitor wait, and for how long?',
    keywords: ['wait', 'seconds', 'slow', 'timeout', 'spinner', 'loading'],
    by: 'product',
    answer: waitsAnswer,
  },
  {
    id: 'no-answer',
    question: 'What if an answer never comes?',
    keywords: ['timeout', 'failure', 'no answer', '30 s', 'server down', 'error'],
    by: 'quality',
    answer: unansweredAnswer,
  },
  {
    id: 'times',
    question: 'Which times count in the product?',
    keywords: ['delay', 'seconds', 'time', 'limit', 'duration', 'how long'],
    by: 'quality',
    answer: timesAnswer,
  },
];
