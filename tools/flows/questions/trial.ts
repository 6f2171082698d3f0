/** Tries out on the chart itself what an answer leads to: its guards decide, on what a visit would know. */
import { knowing, type Known } from '../../../src/screens/fixture.ts';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { RegistrationAnswer } from '../../../machines/registration/registration.types.ts';
import { contextOf } from '../../../machines/visit.context.ts';
import { problemOf } from '../../../machines/requests/requests.ts';
import type { Problem } from '../../../machines/requests/requests.types.ts';
import type { PageId, VisitContext } from '../../../machines/visit.types.ts';
import { nothingKnown } from '../../../src/engine/visit/pages.ts';
import { stepperOf } from '../../../packages/witness/browser.ts';
import type { State } from '../charts/facts.types.ts';
import type { House } from './house.ts';

export interface Trial {
  /** Where the visit rests then: in its innermost states; that there is a network goes without saying. */
  rests: readonly State[];
  /** Names of events that analytics is told of. */
  tracks: readonly string[];
  /** What is told as wrong, by its kind; null: nothing. */
  problem: Problem['kind'] | null;
  /** Where the browser is asked to go; null: nowhere. */
  leaves: string | null;
}

const valueOf = (path: string): StateValue =>
  path.split('.').reduceRight<StateValue | null>((inner, key) => (inner === null ? key : { [key]: inner }), null) ?? {};

const text = (value: object, name: string): string | null => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : null;
};
function trackedIn(emitted: readonly { type: string }[]): readonly string[] {
  return emitted.flatMap((one) => {
    const tracked: unknown = Reflect.get(one, 'tracked');
    const name = typeof tracked === 'object' && tracked !== null ? text(tracked, 'event') : null;
    return name === null ? [] : [name];
  });
}
/** A network that is there, and the beginning of a wait, are what one expects: the state around them is what is named. */
const EXPECTED: readonly string[] = ['connected', 'waiting'];
function restsIn(house: House, { _nodes }: AnyMachineSnapshot): readonly State[] {
  const leaves = _nodes.filter((node) => Object.keys(node.states).length === 0);
  return leaves.map((node) => {
    const path = EXPECTED.includes(node.key) ? node.path.slice(0, -1) : node.path;
    return house.at({ chart: 'visit', path: path.join('.') });
  });
}

/**
 * Puts a visit into a state and lets something happen to it.
 * @param known what the visit knows there, beside what it knows at its beginning.
 * @throws where the chart does, or hears nothing of it.
 */
export function tried(house: House, at: State, known: Known, event: { type: string }): Trial {
  const { machine } = house;
  const context = knowing(contextOf({ input: nothingKnown }), known);
  const from = machine.resolveState({ value: valueOf(at.path), context });
  const { state, emitted, broken, taken } = stepperOf(machine).take(from, event);
  if (broken !== null) throw new Error(broken);
  if (taken.length === 0) throw new Error(`${at.path} does not hear ${event.type}`);
  const away = emitted.find(({ type }) => type === 'navigation.requested');
  return {
    rests: restsIn(house, state),
    tracks: trackedIn(emitted),
    problem: problemOf(state.context as VisitContext)?.kind ?? null,
    leaves: away ? text(away, 'to') : null,
  };
}
/** Whether the address of a page opens it for a visit of which nothing is known. */
export function opensCold(house: House, page: PageId): boolean {
  const context = contextOf({ input: nothingKnown });
  const from = house.machine.resolveState({ value: 'boot', context });
  return (
    stepperOf(house.machine).take(from, Object.assign({ type: 'xstate.route' }, { to: `#${page}` })).taken.length > 0
  );
}
/** The event by which the answer of a call comes. */
export const answerOf = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
/** What the house answers where it refuses, for one of the contract's reasons. */
export const refusal = (reason: string, details: readonly string[] = []): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details,
  url: null,
  at: 0,
});
/** The same of the link of an activation, with what is wrong with it. */
export const refusedLink = (detail: string) => refusal('ActivationAccountUrlInvalid', [detail]);

/** The state to name: of parallel ones that which is within the region that was tried. */
export function restOf({ rests }: Trial, region: State): State {
  const [first] = rests;
  if (!first) throw new Error('the visit is nowhere');
  if (rests.length === 1) return first;
  const shared = (state: State) => {
    const [one, other] = [state.path.split('.'), region.path.split('.')];
    const at = one.findIndex((key, index) => key !== other[index]);
    return at === -1 ? one.length : at;
  };
  return rests.toSorted((one, other) => shared(other) - shared(one))[0] ?? first;
}
