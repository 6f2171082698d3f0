/**
 * What a chart does, as a table: in a place, on an event, what is read of the context decides what comes of it. The chart takes
 * a step once for each way in which the reads can turn out; after that the table knows it. `xstate/graph` has no such table: it
 * would take each of millions of steps, and keep a snapshot for each.
 */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { World } from './world.ts';
import { Contexts, type Row } from './contexts.ts';
import { Recording, type Assignment } from './recorder.ts';
import { emittedBy, startedBy, type Started } from './stepper.ts';
import { beginIn, inert, recordableMachine, scopeOf, stepIn } from './xstate-internals.ts';

/** A state value of the chart. */
export interface Place {
  index: number;
  /** The state value as JSON. */
  name: string;
  /** A snapshot there, of which only the context is to be supplied. */
  snapshot: AnyMachineSnapshot;
}
/** What was computed, for all contexts that look the same on the paths that lead here. */
export interface Leaf<T> {
  result: T;
  decided: readonly number[];
  emitted: readonly number[];
  assignments: readonly Assignment[];
}
export interface Fork<T> {
  path: number;
  next: Map<number, Node<T>>;
}
type Node<T> = Fork<T> | Leaf<T>;
/** What a computation has come to so far, by what it read. */
export interface Tree<T> {
  root: Node<T> | null;
  compute: (snapshot: AnyMachineSnapshot, recording: Recording) => T;
}
export const isFork = <T>(node: Node<T>): node is Fork<T> => 'path' in node;

/** What may happen: an event, or what becomes of one in a situation (`null`: it can't come there). */
export interface Happening {
  event: EventObject;
  in: (snapshot: AnyMachineSnapshot) => EventObject | null;
  /** Types of all that may become of it: it is computed once for all places in which only the root hears them. */
  types?: readonly string[];
}
export interface Step<Effect = unknown> {
  /** What happened. */
  event: EventObject;
  to: Place;
  writes: readonly (readonly [key: number, value: number])[];
  /** Names of the transitions that were taken. */
  taken: readonly string[];
  /** What whoever asks for it sees of the step. */
  effect: Effect;
  broken: string | null;
}
/** Where a step leads: where nothing was taken, it stays in its place, whichever it was computed in. */
export const targetOf = ({ to, taken }: Step, from: Place): Place => (taken.length === 0 ? from : to);
/** A step as it is shown to whoever sees something of it. */
export interface Shown {
  event: EventObject;
  /** Where it came. */
  from: AnyMachineSnapshot;
  before: object;
  after: object;
  /** Whether the step wrote a key. */
  wrote: (key: string) => boolean;
  emitted: readonly EventObject[];
  started: readonly Started[];
}
/** What is seen of a step: anything that JSON can say. */
export type Observe = (step: Shown) => unknown;

const same = (row: Row): Row => row;

export class StepTable {
  readonly contexts: Contexts;
  readonly places: Place[] = [];
  /** Stands for every place in what is computed once for all of them. */
  readonly anywhere: Place;
  /** How many steps the chart itself took. */
  runs = 0;
  readonly #named = new Map<string, Place>();
  readonly #machine: AnyStateMachine;
  readonly #begins: AnyStateMachine;
  readonly #scope = scopeOf();
  readonly #sequences = new Map<string, readonly string[]>();
  #recording: Recording | null = null;
  readonly #observe: Observe;
  readonly #effects = new Map<string, unknown>();

  /** @param input any that the chart may begin with. */
  constructor(machine: AnyStateMachine, input: unknown, observe: Observe, classes: World['classes'] = {}) {
    this.#observe = observe;
    this.#begins = inert(machine);
    this.#machine = recordableMachine(machine, {
      assign: (compute) => this.#recording?.assign(compute),
      emit: (compute) => (this.#recording ? this.#recording.reading(this.#recording.emitted, compute) : compute()),
    });
    this.contexts = new Contexts(Object.keys(this.#beginning(input).context as object), classes);
    this.anywhere = { index: 0, name: 'anywhere', snapshot: this.#beginning(input) };
    this.places.push(this.anywhere);
  }
  #beginning(input: unknown): AnyMachineSnapshot {
    return this.#scope.run((scope) => beginIn(this.#begins, input, scope));
  }
  begin(input: unknown): { place: Place; row: Row } {
    const snapshot = this.#beginning(input);
    return { place: this.#placeOf(snapshot), row: this.contexts.rowOf(snapshot.context as object) };
  }
  #placeOf(snapshot: AnyMachineSnapshot): Place {
    const name = JSON.stringify(snapshot.value);
    const known = this.#named.get(name);
    if (known) return known;
    // A machine knows its own states alone: those of the beginnings are another's.
    const resolved = this.#machine.resolveState({ value: snapshot.value as StateValue, context: null });
    const template = { ...resolved, children: snapshot.children } as AnyMachineSnapshot;
    const place = { index: this.places.length, name, snapshot: template };
    this.places.push(place);
    this.#named.set(name, place);
    return place;
  }
  /**
   * Goes on from a node of a tree to the next one that a row leads to; computes where nobody has been.
   * @param whole the row with a value for each key: the row itself unless some are left open.
   */
  next<T>(tree: Tree<T>, at: Fork<T> | null, place: Place, given: Row, whole: (row: Row) => Row = same): Node<T> {
    const seen = at ? this.contexts.see(at.path, given) : 0;
    const known = at ? at.next.get(seen) : tree.root;
    if (known) return known;
    this.runs += 1;
    const row = whole(given);
    const recording = new Recording(this.contexts, row);
    this.#recording = recording;
    const result = tree.compute({ ...place.snapshot, context: recording.context } as AnyMachineSnapshot, recording);
    this.#recording = null;
    const { order, decided, emitted, assignments } = recording;
    let node: Node<T> = { result, decided: [...decided], emitted: [...emitted], assignments };
    // Up to here the same was seen, so the same was read in the same order.
    for (const path of order.slice(at ? order.indexOf(at.path) + 1 : 0).toReversed())
      node = { path, next: new Map([[this.contexts.see(path, row), node]]) };
    if (at) at.next.set(seen, node);
    else tree.root = node;
    return node;
  }
  /** What a tree holds for a row. */
  leaf<T>(tree: Tree<T>, place: Place, row: Row): Leaf<T> {
    let node = this.next(tree, null, place, row);
    while (isFork(node)) node = this.next(tree, node, place, row);
    return node;
  }
  /** The tree of what comes of a happening in a place; null: it can't come. */
  treeOf(happening: Happening, place: Place): Tree<Step | null> {
    return {
      root: null,
      compute: (snapshot, recording) => {
        const event = happening.in(snapshot);
        return event && this.#step(event, snapshot, place, recording);
      },
    };
  }
  #step(event: EventObject, snapshot: AnyMachineSnapshot, from: Place, recording: Recording): Step {
    let to = from;
    let broken: string | null = null;
    // What is left open may be other than where a place has come to rest: what the place does by itself then is no step of all places.
    const isTaken = from !== this.anywhere || snapshot.can(event);
    try {
      const stepped = this.#scope.run((scope) => (isTaken ? stepIn(this.#machine, snapshot, event, scope) : snapshot));
      to = this.#placeOf(stepped);
    } catch (error) {
      broken = error instanceof Error ? error.message : String(error);
    }
    const { taken, actions } = this.#scope;
    const name = taken.join('\n');
    const sequence = this.#sequences.get(name) ?? taken;
    this.#sequences.set(name, sequence);
    const shown = {
      event,
      from: { ...snapshot, context: recording.given } as AnyMachineSnapshot,
      before: recording.given,
      after: recording.context,
      wrote: (key: string) => recording.written.has(this.contexts.indexOf(key)),
      emitted: emittedBy(actions),
      started: startedBy(actions),
    };
    const effect = broken === null ? recording.reading(recording.emitted, () => this.#observe(shown)) : null;
    const words = JSON.stringify(effect);
    if (!this.#effects.has(words)) this.#effects.set(words, effect);
    return {
      event,
      to,
      writes: [...recording.written].map(([key, { value }]) => [key, this.contexts.standIn(key, value)] as const),
      taken: sequence,
      effect: this.#effects.get(words),
      broken,
    };
  }
}
