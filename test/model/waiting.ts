/** The waits of the table in the chart: the visit before each, and the waiting state. */
import type { StateValue } from 'xstate';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';
import type { VisitInput } from '../../machines/context/visit.types.ts';
import type { VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { askFor } from './alphabet.ts';
import { beginnings } from './beginnings.ts';
import { beginningOf, stepFrom } from './browser/course.ts';
import { nameOf, nodes } from './nodes.ts';
import { asking, failed, hoped } from './call-outcomes.ts';
import type { Wait } from './wait.types.ts';
import { waits } from './waits.ts';
import { values } from './visitor.ts';
import { activeIn } from '../../packages/witness/index.ts';

/** The states of the chart that wait for an answer, with the actor. */
export const waitsOfChart = nodes.flatMap((node) => node.invoke.map(({ id }) => ({ id: nameOf(node), actor: id })));

const idsByName = new Map(nodes.map((node) => [nameOf(node), node.id]));
/** One row per wait; rows of the same wait agree on it. */
const distinct = [...new Map(waits.map((wait) => [wait.id, wait])).values()];
/** The waits of a state. */
export function waitsIn(state: VisitSnapshot): readonly Wait[] {
  const active = activeIn(state);
  return distinct.filter(({ id }) => active.includes(idsByName.get(id) ?? ''));
}

/** Opens the page of a row, as the engine does. */
export const openingOf = ({ opens, slug }: Wait, booting: VisitSnapshot): PathEvent =>
  askFor({ type: 'xstate.route', to: `#${opens}`, ...(slug !== undefined && { params: { slug } }) }, booting);
/** Starts the wait of a row. @param key of the press. */
export const pressOf = (wait: Wait, from: VisitSnapshot, key: string, person: RegistrationValues = values): PathEvent =>
  wait.press?.(person, key) ?? openingOf(wait, from);

/** Answers the page's own call, or fails it if the row says so. */
function settled(state: VisitSnapshot, { unanswered, started }: Wait): VisitSnapshot {
  const actor = asking(state);
  if (actor === undefined) return state;
  return stepFrom(state, unanswered ? failed(actor, 'technical') : hoped(actor, started)).after;
}
/** The visit after opening the page of a row. @param input of the visit. */
export function openedBy(wait: Wait, input: VisitInput): VisitSnapshot {
  const booting = beginningOf(input);
  return settled(stepFrom(booting, openingOf(wait, booting)).after, wait);
}
/** The visit before the press of a row. @param input replaces that of the row. */
export function beforeWait(wait: Wait, input: VisitInput = beginnings[wait.begins]): VisitSnapshot {
  if (!wait.press) return beginningOf(input);
  const opened = openedBy(wait, input);
  return wait.first ? settled(stepFrom(opened, wait.first).after, wait) : opened;
}

const placed = (value: StateValue | undefined, [key, ...path]: readonly string[], leaf: string | null): StateValue => {
  if (key === undefined) return leaf ?? {};
  const siblings = typeof value === 'object' && key in value ? value : {};
  const inner = typeof value === 'object' ? value[key] : undefined;
  return path.length === 0 && leaf === null ? key : { ...siblings, [key]: placed(inner, path, leaf) };
};
/** The state value while waiting: the state of the row, with parallel states unchanged. */
export function waitingIn({ id }: Wait, from: StateValue): StateValue {
  const node = nodes.find((one) => nameOf(one) === id);
  if (!node) throw new Error(`the chart has no state ${id}`);
  return placed(from, node.path, Object.keys(node.states)[0] ?? null);
}

/** A row with the visit before its press, and the press. */
export interface Place extends Wait {
  from: VisitSnapshot;
  enter: (key: string) => PathEvent;
}
function placeOf(wait: Wait): Place {
  const from = beforeWait(wait);
  return { ...wait, from, enter: (key) => pressOf(wait, from, key) };
}
export const places: readonly Place[] = waits.map(placeOf);
/** Waits started by a visitor, who can cancel them. */
export const presses = places.filter(({ cancellable }) => cancellable);
/** Waits for mutations, each with a key (D21). */
export const mutations = presses.filter(({ held }) => held);
