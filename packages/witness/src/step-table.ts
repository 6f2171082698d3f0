/**
 * What a chart does, as a table: in a place, on an event, what is read of the context decides what comes of it. The chart takes
 * a step once for each way in which the reads can turn out; after that the table knows it. `xstate/graph` has no such table: it
 * would take each of millions of steps, and keep a snapshot for each.
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

  /** @param input any that the chart may begin with. @param like a table whose contexts it shares. */
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
  /** A place that was met. */
  placeNamed = (name: string): Place | undefined =>
    name === this.anywhere.name ? this.anywhere : this.#named.get(name);
  /** The place of another table’s, in this one. */
  placeLike = ({ snapshot }: Place): Place => this.#placeOf(snapshot);
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
    const row = whole(given);
    const { order, leaf } = tree.known?.(row) ?? this.#computed(tree, place, row);
    let node: Node<T> = leaf;
    // Up to here the same was seen, so the same was read in the same order.
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
  /** What a tree holds for a row, and what leads there. */
  trace<T>(tree: Tree<T>, place: Place, row: Row): Known<T> {
    const order: number[] = [];
    let node = this.next(tree, null, place, row);
    for (; isFork(node); node = this.next(tree, node, place, row)) order.push(node.path);
    return { order, leaf: node };
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
  /** The same list for the same names. */
  #sequenceOf(names: readonly string[]): readonly string[] {
    const name = names.join('\n');
    const known = this.#sequences.get(name) ?? names;
    this.#sequences.set(name, known);
    return known;
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
      writes: [...recording.written].map(([key, { value }]) => [key, this.contexts.standIn(key, value)] as const),
      taken: this.#sequenceOf(taken),
      states: this.#sequenceOf([...states]),
      effect: this.#effects.get(words),
      broken,
    };
  }
}
