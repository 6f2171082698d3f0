/**
 * Cuts a part of the visit out of the running configuration, as a separate chart. A transition out of it leads to a
 * final state named after the target.
 */
import { upperFirst } from 'es-toolkit/string';
import { createMachine, type AnyStateMachine } from 'xstate';
import { nodesBelow } from '../../../packages/witness/browser.ts';
import { machineOf } from '../charts/charts.ts';
import { stateAt } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { fullNameOf, sentence } from '../words/say.ts';
import { below, isRaw, rawOf, withTransitions, type Change, type Raw, byPlace } from './transitions.ts';

export interface Part {
  id: string;
  description: string;
  /** Paths of its states and their ancestors. */
  keeps: ReadonlySet<string>;
  /** True if a transition of its states, or of their ancestors, belongs to the part. */
  takes: (transition: Transition) => boolean;
}

const at = (path: string): State => stateAt({ chart: 'visit', path });
/** `toDeny`, `toActivatedElsewhere`: the final state that replaces an outside state, named by its page and path. */
export function exitOf({ path }: Place): string {
  const keys = path.split('.');
  return `to${keys
    .slice(keys.indexOf(at(path).page ?? ''))
    .map(upperFirst)
    .join('')}`;
}
/** A page keeps its id, which addresses use. */
const idOf = (outside: State) => (outside.isPage ? outside.key : exitOf(outside));
const exitState = (outside: State): Raw => ({
  id: idOf(outside),
  type: 'final',
  description: `On to the page ‘${sentence(fullNameOf(outside))}’.`,
});

/** Removes the states that are not in the part. */
function pruned(given: Raw, path: string, keeps: Part['keeps']): Raw {
  const { states, initial, ...rest } = given;
  const left = Object.entries(rawOf(states)).filter(([key]) => keeps.has(below(path, key)));
  const [first] = left.find(([key]) => key === initial) ?? left[0] ?? [];
  if (first === undefined) return rest;
  const kept = left.map(([key, state]) => [key, pruned(rawOf(state), below(path, key), keeps)]);
  return { ...rest, ...(rest['type'] === 'parallel' ? {} : { initial: first }), states: Object.fromEntries(kept) };
}

/** Address routes of outside pages. */
const routes = new Map(nodesBelow(machineOf('visit').root).map(({ path, config }) => [path.join('.'), config.route]));

/** @returns the part as a machine, with the names of the whole chart. */
export function cut({ id, description, keeps, takes }: Part): AnyStateMachine {
  const { config, implementations } = machineOf('visit');
  const exits = new Map<string, Raw>();
  const change: Change = (one, path, place, index) => {
    const way = byPlace(at(path)).get(place)?.[index];
    if (!way) throw new Error(`no transition ${place} ${index} of ${path}`);
    if (!takes(way)) return [];
    const outside = way.to.find((to) => !keeps.has(to.path));
    const written = isRaw(one) ? one : { target: one };
    if (!outside) return [written];
    const state = at(outside.path);
    exits.set(exitOf(outside), exitState(state));
    return [{ ...written, target: `#${idOf(state)}` }];
  };
  const { context: _, ...given } = rawOf(config);
  const part = withTransitions(pruned(given, '', keeps), '', change);
  for (const way of at('').transitions)
    for (const to of way.to)
      if (way.trigger.kind === 'address' && !keeps.has(to.path) && takes(way))
        exits.set(exitOf(to), { ...exitState(at(to.path)), route: routes.get(to.path) });
  const whole: object = {
    ...part,
    id,
    description,
    states: { ...rawOf(part['states']), ...Object.fromEntries(exits) },
  };
  return createMachine(whole, implementations);
}
