/** Runs the chart itself to find what an answer leads to, with given context for its guards. */
import { visitState } from '../charts/facts.ts';
import { contextWith, type Known } from '../../../src/screens/fixture.ts';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import { contextOf } from '../../../machines/context/visit.context.ts';
import { problemOf } from '../../../machines/context/requests.ts';
import type { Problem } from '../../../machines/context/requests.types.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { nothingKnown } from '../../../src/engine/visit/pages.ts';
import { stepperOf } from '../../../packages/witness/browser.ts';
import { visitMachine } from '../../../machines/visit.machine.ts';
import type { State } from '../charts/facts.types.ts';

export interface Trial {
  /** The innermost states at the end; `connected` is omitted. */
  rests: readonly State[];
  /** Names of tracked events. */
  tracks: readonly string[];
  /** The kind of the reported problem, or null. */
  problem: Problem['kind'] | null;
  /** The address to which the browser is sent, or null. */
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
/** The default states of network and waiting; their parent is named instead. */
const EXPECTED: readonly string[] = ['connected', 'waiting'];
function restsIn({ _nodes }: AnyMachineSnapshot): readonly State[] {
  const leaves = _nodes.filter((node) => Object.keys(node.states).length === 0);
  return leaves.map((node) => {
    const path = EXPECTED.includes(node.key) ? node.path.slice(0, -1) : node.path;
    return visitState(path.join('.'));
  });
}

/**
 * Puts a visit into a state and sends it an event.
 * @param known changes to the initial context.
 * @throws if the chart throws or has no transition for the event.
 */
export function tried(at: State, known: Known, event: { type: string }): Trial {
  const context = contextWith(contextOf({ input: nothingKnown }), known);
  const from = visitMachine.resolveState({ value: valueOf(at.path), context });
  const { state, emitted, broken, taken } = stepperOf(visitMachine).take(from, event);
  if (broken !== null) throw new Error(broken);
  if (taken.length === 0) throw new Error(`${at.path} has no transition for ${event.type}`);
  const away = emitted.find(({ type }) => type === 'navigation.requested');
  return {
    rests: restsIn(state),
    tracks: trackedIn(emitted),
    problem: problemOf(state.context as VisitContext)?.kind ?? null,
    leaves: away ? text(away, 'to') : null,
  };
}
/** True if a page's address opens it for a visit with an empty context. */
export function opensCold(page: PageId): boolean {
  const context = contextOf({ input: nothingKnown });
  const from = visitMachine.resolveState({ value: 'boot', context });
  return (
    stepperOf(visitMachine).take(from, Object.assign({ type: 'xstate.route' }, { to: `#${page}` })).taken.length > 0
  );
}
/** The event with the result of a call. */
export const answerOf = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
/** The back end's refusal, with a reason of the contract. */
export const refusal = (reason: string, details: readonly string[] = []): RegistrationAnswer => ({
  registration: null,
  reasons: [reason],
  details,
  url: null,
  at: 0,
});
/** The refusal of an activation link, with its error. */
export const refusedLink = (detail: string) => refusal('ActivationAccountUrlInvalid', [detail]);

/** The state to name: among parallel states, the one in the tested region. */
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
