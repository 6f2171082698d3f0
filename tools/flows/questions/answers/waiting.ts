/** Where a visitor waits, for how long, and what follows. */
import type { State, Transition } from '../../charts/facts.types.ts';
import { CHARTS } from '../../charts/charts.ts';
import { sayCall, sayDuration, sayTrigger } from '../../words/say.ts';
import { saidByKey } from '../../words/repeated.ts';
import type { Answer, Cell, Question } from '../answer.types.ts';
import { answer, count, link, list, none, plain, say, sayAll, table, target } from '../cells.ts';
import { transitionsIn, type ChartSet } from '../chart-set.ts';
import { outcomesOf, outcomeText } from '../transition-outcomes.ts';

const isTimed = ({ trigger }: Transition) => trigger.kind === 'time';
const childrenOf = (charts: ChartSet, { chart, children }: State) => children.map((path) => charts.at({ chart, path }));
const slowIn = (charts: ChartSet, state: State) =>
  childrenOf(charts, state).flatMap(({ key, waits }) => (key === 'waiting' ? waits : []));
/** True if the state waits for an answer or a delay. */
const isWait = (charts: ChartSet, state: State): boolean =>
  saidByKey(state.key) === null &&
  (state.calls.length > 0 || state.waits.length > 0 || slowIn(charts, state).length > 0);

/** The look-up of a code is a separate chart, with a timeout of its own. */
const limitsOf = (charts: ChartSet, state: State) =>
  state.calls.some(({ actor }) => actor === 'invitation')
    ? charts.states.filter(({ chart }) => chart === 'invitation').flatMap(({ waits }) => waits)
    : state.waits;
const until = (charts: ChartSet, state: State): string => {
  const waits = limitsOf(charts, state);
  if (waits.length === 0) return '';
  const longest = Math.max(...waits.map(({ atMost }) => atMost));
  return waits.some(({ isComputed }) => isComputed) ? `${sayDuration(longest)} at most` : sayDuration(longest);
};
const cancelOf = ({ transitions }: State) =>
  transitions.find(({ trigger }) => trigger.kind === 'event' && trigger.event === 'wait.cancelled');
const goalOf = (charts: ChartSet, transition: Transition | undefined): Cell => {
  const [to] = transition?.to ?? [];
  return to ? link(charts.at(to)) : none;
};
/** Without a timeout, a wait ends with the result of its call. */
const endOf = (charts: ChartSet, state: State): Cell => {
  const timed = state.transitions.find(isTimed);
  if (timed) return goalOf(charts, timed);
  return goalOf(
    charts,
    state.transitions.find(({ trigger }) => trigger.kind === 'failure'),
  );
};

function waitsAnswer(charts: ChartSet): Answer {
  const waits = charts.visit.filter((state) => isWait(charts, state));
  const rows = waits.map((state) => {
    const slow = slowIn(charts, state).map(({ atMost }) => sayDuration(atMost));
    return [
      link(state),
      state.calls.length === 0
        ? say(state.description ?? 'time passes')
        : sayAll(state.calls.map((call) => sayCall(call, 'visit'))),
      list(slow),
      plain(until(charts, state) || '–'),
      endOf(charts, state),
      goalOf(charts, cancelOf(state)),
    ];
  });
  const pages = new Set(waits.map(({ page }) => page));
  const longest = Math.max(...waits.flatMap((state) => limitsOf(charts, state).map(({ atMost }) => atMost)));
  return answer(
    `in ${count(waits.length, 'state')} of ${count(pages.size, 'page')}; the longest wait that ends by itself is ${sayDuration(longest)}.`,
    table(['Where', 'Meanwhile', 'Notice after', 'Timeout', 'Then', 'Cancelled, leads to'], rows),
  );
}

function unansweredAnswer(charts: ChartSet): Answer {
  const limited = transitionsIn(charts).filter(
    ({ trigger }) => trigger.kind === 'failure' || (trigger.kind === 'time' && trigger.delay === 'answerLimit'),
  );
  const rows = limited.flatMap((transition) =>
    outcomesOf(charts, transition).map((end) => [
      link(end.from),
      say(outcomeText(end)),
      target(end.to),
      sayAll(end.does),
    ]),
  );
  const calling = charts.visit.filter(({ calls }) => calls.length > 0);
  return answer(
    `all ${calling.length} states with a call have a timeout or an error transition, ${rows.length} in all. A missing answer is never a refusal.`,
    table(['Where', 'What happens', 'Leads to', 'Actions'], rows),
  );
}

function timesAnswer(charts: ChartSet): Answer {
  const timed = charts.states.flatMap((state) => state.transitions.filter(isTimed));
  const said = (transition: Transition) =>
    `${transition.from.chart}: ${sayTrigger(transition.trigger, transition.from.chart)}`;
  const alike = Map.groupBy(timed, said);
  const rows = [...alike.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { from, trigger } = first;
    const wait = charts.at(from).waits.find(({ delay }) => trigger.kind === 'time' && delay === trigger.delay);
    return [
      [
        plain(wait ? sayDuration(wait.atMost) : '–'),
        say(sayTrigger(trigger, from.chart)),
        plain(CHARTS[from.chart].title),
        link(charts.at(from)),
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
