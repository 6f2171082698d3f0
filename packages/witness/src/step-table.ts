/**
 * The behaviour of a chart as a table: for a place and an event, the reads of the context decide the result. The chart
 * takes a step once for each combination of observations; after that the table has it. `xstate/graph` has no such
 * table: it would take each of millions of steps, and keep a snapshot for each.
 */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { Contexts, type Row } from './contexts.ts';
import { Recording } from './recorder.ts';
import {
  isFork,
  type Fork,
  type Happening,
  type Known,
  type Leaf,
  type Node,
  type Observe,
  type Place,
  type Step,
  type Tree,
} from './step.types.ts';
import { emittedBy, startedBy } from './stepper.ts';
import type { World } from './world.ts';
import { beginIn, inert, recordableMachine, scopeOf, stepIn } from './xstate-internals.ts';

const same = (row: Row): Row => row;

export class StepTable {
  readonly contexts: Contexts;
  readonly places: Place[] = [];
  /** Represents every place in results that are shared by all. */
  readonly anywhere: Place;
  /** Number of steps taken by the chart itself. */
  runs = 0;
  readonly #named = new Map<string, Place>();
  readonly #machine: AnyStateMachine;
  readonly #begins: AnyStateMachine;
  readonly #scope = scopeOf();
  readonly #sequences = new Map<string, readonly string[]>();
  #recording: Recording | null = null;
  readonly #observe: Observe;
  readonly #effects = new Map<string, unknown>();

  /** @param input any input of the chart. @param like a table with which to share contexts. */
  constructor(
    { machine, observe, classes, records }: Pick<World, 'machine' | 'observe' | 'classes' | 'records'>,
    input: unknown,
    like?: StepTable,
  ) {
    this.#observe = observe;
    this.#begins = inert(machine);
    this.#machine = recordableMachine(machine, {
      assign: (compute) => this.#recording?.assign(compute),
      emit: (compute) => (this.#recording ? this.#recording.reading(this.#recording.emitted, compute) : compute()),
    });
    this.contexts = like?.contexts ?? new Contexts(this.#beginning(input).context as object, classes, records);
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
  /** A known place, by name. */
  placeNamed = (name: string): Place | undefined =>
    name === this.anywhere.name ? this.anywhere : this.#named.get(name);
  /** The place of this table for a place of another table. */
  placeLike = ({ snapshot }: Place): Place => this.#placeOf(snapshot);
  #placeOf(snapshot: AnyMachineSnapshot): Place {
    const name = JSON.stringify(snapshot.value);
    const known = this.#named.get(name);
    if (known) return known;
    // A machine knows only its own states; those of the initial snapshots belong to another machine.
    const resolved = this.#machine.resolveState({ value: snapshot.value as StateValue, context: null });
    const template = { ...resolved, children: snapshot.children } as AnyMachineSnapshot;
    const place = { index: this.places.length, name, snapshot: template };
    this.places.push(place);
    this.#named.set(name, place);
    return place;
  }
  /**
   * Goes from a node of a tree to the next one for a row; computes it if missing.
   * @param whole fills the open keys of the row.
   */
  next<T>(tree: Tree<T>, at: Fork<T> | null, place: Place, given: Row, whole: (row: Row) => Row = same): Node<T> {
    const seen = at ? this.contexts.see(at.path, given) : 0;
    const known = at ? at.next.get(seen) : tree.root;
    if (known) return known;
    const row = whole(given);
    const { order, leaf } = tree.known?.(row) ?? this.#computed(tree, place, row);
    let node: Node<T> = leaf;
    // The observations up to here are equal, so the reads are the same, in the same order.
    for (const path of order.slice(at ? order.indexOf(at.path) + 1 : 0).toReversed())
      node = { path, next: new Map([[this.contexts.see(path, row), node]]) };
    if (at) at.next.set(seen, node);
    else tree.root = node;
    return node;
  }
  #computed<T>(tree: Tree<T>, place: Place, row: Row): Known<T> {
    this.runs += 1;
    const recording = new Recording(this.contexts, row);
    this.#recording = recording;
    const result = tree.compute({ ...place.snapshot, context: recording.context } as AnyMachineSnapshot, recording);
    this.#recording = null;
    const { order, decided, emitted, assignments } = recording;
    return { order, leaf: { result, decided: [...decided], emitted: [...emitted], assignments } };
  }
  /** The leaf of a tree for a row, and the reads that lead to it. */
  trace<T>(tree: Tree<T>, place: Place, row: Row): Known<T> {
    const order: number[] = [];
    let node = this.next(tree, null, place, row);
    for (; isFork(node); node = this.next(tree, node, place, row)) order.push(node.path);
    return { order, leaf: node };
  }
  /** The leaf of a tree for a row. */
  leaf<T>(tree: Tree<T>, place: Place, row: Row): Leaf<T> {
    let node = this.next(tree, null, place, row);
    while (isFork(node)) node = this.next(tree, node, place, row);
    return node;
  }
  /** The tree of results of an event in a place; null if the event is impossible. */
  treeOf(happening: Happening, place: Place): Tree<Step | null> {
    return {
      root: null,
      compute: (snapshot, recording) => {
        const event = happening.in(snapshot);
        return event && this.#step(event, snapshot, place, recording);
      },
    };
  }
  /** Interned list of names. */
  #sequenceOf(names: readonly string[]): readonly string[] {
    const name = names.join('\n');
    const known = this.#sequences.get(name) ?? names;
    this.#sequences.set(name, known);
    return known;
  }
  #step(event: EventObject, snapshot: AnyMachineSnapshot, from: Place, recording: Recording): Step {
    let to = from;
    let broken: string | null = null;
    // An open key may differ from the value with which the place came to rest; an eventless transition of the place
    // must then not count as a step of all places.
    const isTaken = from !== this.anywhere || snapshot.can(event);
    try {
      const stepped = this.#scope.run((scope) => (isTaken ? stepIn(this.#machine, snapshot, event, scope) : snapshot));
      to = this.#placeOf(stepped);
    } catch (error) {
      broken = error instanceof Error ? error.message : String(error);
    }
    const { taken, states, actions } = this.#scope;
    const shown = {
      event,
      from: { ...snapshot, context: recording.given } as AnyMachineSnapshot,
      before: recording.given,
      after: recording.context,
      wrote: (key: string) => this.contexts.within(key).some((one) => recording.written.has(one)),
      emitted: emittedBy(actions),
      started: startedBy(actions),
    };
    const effect = broken === null ? recording.reading(recording.emitted, () => this.#observe(shown)) : null;
    const words = JSON.stringify(effect);
    if (!this.#effects.has(words)) this.#effects.set(words, effect);
    return {
      event,
      to,
      writes: [...recording.written].map(
        ([key, { value }]) => [key, this.contexts.representative(key, value)] as const,
      ),
      taken: this.#sequenceOf(taken),
      states: this.#sequenceOf([...states]),
      effect: this.#effects.get(words),
      broken,
    };
  }
}
