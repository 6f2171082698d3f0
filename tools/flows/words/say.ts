/** Describes the charts in plain words. Every view, drawing and answer uses this module. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { CHART_IDS, CHARTS, type ChartId } from '../charts/charts.ts';
import { allStates, stateAt } from '../charts/facts.ts';
import type { Named, Place, State, Transition, Trigger } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import {
  configurationStates,
  consentStates,
  experimentsStates,
  formStates,
  invitationStates,
  languageStates,
  linkGeneratorStates,
  networkStates,
  seasonStates,
  splitGeneratorStates,
} from './charts/states.ts';
import { WORDS, type ChartWords } from './chart-words.ts';
import { sayDuration } from './duration.ts';
import { saidByKey } from './repeated.ts';
import { PAGES } from './page-names.ts';
import { visitStates } from './visit/states.ts';

export { sayDuration } from './duration.ts';

const STATES: Readonly<Record<ChartId, Readonly<Record<string, string>>>> = {
  visit: visitStates,
  invitation: invitationStates,
  form: formStates,
  consent: consentStates,
  experiments: experimentsStates,
  season: seasonStates,
  language: languageStates,
  configuration: configurationStates,
  network: networkStates,
  linkGenerator: linkGeneratorStates,
  splitGenerator: splitGeneratorStates,
};

export const nameOfPage = (page: PageId): string => PAGES[page];
const parentOf = ({ chart, parent }: State) => (parent === null ? null : stateAt({ chart, path: parent }));
/** The name of a state within its page or chart: `being sent`, `being sent, taking longer`; for a page, its name. */
export function nameOfState(state: State): string {
  const parent = parentOf(state);
  if (parent === null) return CHARTS[state.chart].title;
  const own = STATES[state.chart][state.path];
  return (
    own ?? (parent.page === null || !parent.isPage ? `${nameOfState(parent)}, ${nameWithin(state)}` : nameWithin(state))
  );
}
/** The name of a state next to its parent's name: `taking longer`. */
export function nameWithin(state: State): string {
  if (state.parent === null) return nameOfState(state);
  const said = STATES[state.chart][state.path] ?? saidByKey(state.key);
  if (said === null) throw new Error(`no words for the state ${state.chart}:${state.path}`);
  return said;
}
/** `Registration form · being sent`; in a separate chart `Consent · tracked events are queued`. */
export function fullNameOf(state: State): string {
  const name = nameOfState(state);
  if (state.page !== null) return state.isPage ? name : `${nameOfPage(state.page)} · ${name}`;
  return state.chart === 'visit' || state.parent === null ? name : `${CHARTS[state.chart].title} · ${name}`;
}

/** The words of a name; if no chart is given, searches all charts. */
function wordOf<Kind extends keyof ChartWords>(kind: Kind, name: string, chart?: ChartId): ChartWords[Kind][string] {
  const charts = chart === undefined ? CHART_IDS : [chart];
  for (const one of charts) {
    const word = (WORDS[one][kind] as Readonly<Record<string, ChartWords[Kind][string]>>)[name];
    if (word !== undefined) return word;
  }
  throw new Error(`no words for ${kind} ${name} of the chart ${charts.join(', ')}`);
}

/** The key of a clause: the chart's string param, or the `kind` of its object param. */
function keyOf(params: string | null): string {
  if (params === null) return 'otherwise';
  if (!params.startsWith('{')) return params;
  const thing: unknown = JSON.parse(params);
  return typeof thing === 'object' && thing !== null && 'kind' in thing ? String(thing.kind) : 'otherwise';
}
function clauseOf(kind: 'guards' | 'actions', { name, params }: Named, chart?: ChartId): string {
  const word = wordOf(kind, name, chart);
  if (typeof word === 'string') return word;
  const clause = word[keyOf(params)];
  if (clause === undefined) throw new Error(`no words for ${name}, handed ${params ?? 'what is known only then'}`);
  return clause;
}

const longest = new Map(
  allStates.flatMap(({ chart, waits }) => waits.map(({ delay, atMost }) => [`${chart}:${delay}`, atMost] as const)),
);
function sayDelay(delay: string, chart?: ChartId): string {
  const owner = chart ?? CHART_IDS.find((id) => longest.has(`${id}:${delay}`)) ?? 'visit';
  const time = longest.get(`${owner}:${delay}`);
  if (time === undefined) throw new Error(`no state of ${owner} waits for ${delay}`);
  return wordOf('delays', delay, owner).replace('{time}', sayDuration(time));
}

/** `the visitor sends the form`, `no answer within 30 s`. @param chart to search; if omitted, all charts. */
export function sayTrigger(trigger: Trigger, chart?: ChartId): string {
  if (trigger.kind === 'event') return sayEvent(trigger.event, chart);
  if (trigger.kind === 'answer') return wordOf('calls', trigger.actor, chart).answers;
  if (trigger.kind === 'failure') return wordOf('calls', trigger.actor, chart).fails;
  if (trigger.kind === 'time') return sayDelay(trigger.delay, chart);
  return AT_ONCE[trigger.kind];
}
const AT_ONCE = { always: 'at once', address: 'the address of a page is opened' } as const;
/** `the visitor sends the form`. */
export const sayEvent = (event: string, chart?: ChartId): string => wordOf('events', event, chart);
/** `this address has an account`. */
export const sayGuard = (guard: Named, chart?: ChartId): string => clauseOf('guards', guard, chart);
/** `what was typed is kept`. */
export const sayAction = (action: Named, chart?: ChartId): string => clauseOf('actions', action, chart);
/** What runs while a state is active: `the form is sent`. */
export function sayCall({ actor, id }: State['calls'][number], chart?: ChartId): string {
  const { runs } = wordOf('calls', actor, chart);
  const said = typeof runs === 'string' ? runs : runs[id];
  if (said === undefined) throw new Error(`no words for ${actor}, run as ${id}`);
  return said;
}
/** Capitalises a clause. */
export const sentence = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

interface SaidTransition {
  /** The trigger. */
  when: string;
  /** The condition, or null; `otherwise` for the last of several alternatives. */
  given: string | null;
  /** Actions, without tracking. */
  does: readonly string[];
  /** The full name of the target, or `stays`. */
  to: string;
  /** Tracked events. */
  tracks: readonly string[];
}

const key = (trigger: Trigger) => JSON.stringify(trigger);
function givenOf({ from, guard, trigger }: Transition): string | null {
  if (guard) return sayGuard(guard, from.chart);
  const alternatives = stateAt(from).transitions.filter((one: Transition) => key(one.trigger) === key(trigger));
  return alternatives.length > 1 ? 'otherwise' : null;
}
const toOf = (to: readonly Place[]) => to.map((place) => fullNameOf(stateAt(place))).join(', and ') || 'stays';

export const sayTransition = (transition: Transition): SaidTransition => ({
  when: sayTrigger(transition.trigger, transition.from.chart),
  given: givenOf(transition),
  does: transition.actions
    .filter((action) => trackedByAction(action).length === 0)
    .map((action) => sayAction(action, transition.from.chart)),
  to: toOf(transition.to),
  tracks: transition.actions.flatMap((action) => trackedByAction(action).map(({ event }) => event)),
});
