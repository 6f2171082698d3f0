/**
 * Open keys of a context: each place has a growing list of the values an open key can have there. A step that reads one
 * is tried with each value, grouped by observation.
 */
import type { Contexts, Row } from './contexts.ts';
import { isFork, targetOf, type Fork, type Leaf, type Place, type Step, type Tree } from './step.types.ts';
import type { StepTable } from './step-table.ts';

const NONE: readonly number[] = [];
/** Placeholder for the value of an open key. */
const OPEN = -1;
type Values = readonly number[];
type Found = (leaf: Leaf<Step | null>) => void;

export class OpenKeys {
  readonly keys: readonly number[];
  /** True if any list has grown since it was last reset. */
  hasGrown = false;
  readonly #table: StepTable;
  readonly #contexts: Contexts;
  readonly #isOpen: readonly boolean[];
  /** Possible values, by place and key. */
  readonly #values: Map<number, Values>[] = [];
  /** By place, how often its lists have grown; by leaf and place, the version already handed on. */
  readonly #versions: number[] = [];
  readonly #handed = new Map<Leaf<Step | null>, number[]>();
  readonly #grouped = new Map<Fork<Step | null>, Map<Values, readonly Values[]>>();
  /** By key, one of its initial values. */
  readonly #any: number[] = [];

  readonly #known: (place: Place) => Iterable<readonly [key: number, values: Values]>;

  /** @param known values that keys are known to have in a place. */
  constructor(
    table: StepTable,
    keys: readonly string[],
    known: (place: Place) => Iterable<readonly [key: number, values: Values]> = () => [],
  ) {
    this.#known = known;
    this.#table = table;
    this.#contexts = table.contexts;
    this.keys = keys.map((key) => this.#contexts.indexOf(key));
    this.#isOpen = this.#contexts.keys.map((_, key) => this.keys.includes(key));
  }
  /** Adds the values of an initial context. */
  begin(place: Place, row: Row): void {
    for (const key of this.keys) {
      const value = row[key] as number;
      this.#any[key] = value;
      this.#can(place, key, value);
    }
  }
  /** Replaces the values of open keys in a row by the placeholder; modifies the row. */
  open(row: Row): void {
    for (const key of this.keys) row[key] = OPEN;
  }
  /** All known values of a key in a place. */
  valuesOf(place: Place, key: number): Values {
    return this.allIn(place).get(key) ?? NONE;
  }
  /** The same for all keys. */
  allIn(place: Place): Map<number, Values> {
    return (this.#values[place.index] ??= new Map(this.#known(place)));
  }
  #versionOf({ index }: Place): number {
    return this.#versions[index] ?? 0;
  }
  /** Adds a value by creating a new list, because derived data is cached by list. */
  #can(place: Place, key: number, value: number): void {
    const values = this.valuesOf(place, key);
    if (values.includes(value)) return;
    this.#values[place.index]?.set(key, [...values, value]);
    this.#versions[place.index] = this.#versionOf(place) + 1;
    this.hasGrown = true;
  }
  /** Groups values by their observation at a fork. */
  #groups(fork: Fork<Step | null>, values: Values): readonly Values[] {
    const known = this.#grouped.get(fork) ?? new Map<Values, readonly Values[]>();
    this.#grouped.set(fork, known);
    const before = known.get(values);
    if (before) return before;
    const groups = [...Map.groupBy(values, (value) => this.#contexts.seeIn(fork.path, value)).values()];
    known.set(values, groups);
    return groups;
  }
  /** A row with any value for its open keys, for computing; reads are used only up to the first relevant one. */
  readonly whole = (row: Row): Row => {
    const next = row.slice();
    for (const key of this.keys) if (next[key] === OPEN) next[key] = this.#any[key] ?? 0;
    return next;
  };
  /** Visits every leaf of a tree for a row: several if it reads an open key. @returns true if it reads one. */
  leaves(tree: Tree<Step | null>, place: Place, row: Row, found: Found): boolean {
    if (this.keys.length > 0) return this.#leaves(tree, place, null, row, new Map(), found);
    found(this.#table.leaf(tree, place, row));
    return false;
  }
  /** @param among by open key, the values in question; while there are any, the row is a copy. */
  #leaves(
    tree: Tree<Step | null>,
    place: Place,
    at: Fork<Step | null> | null,
    row: Row,
    among: Map<number, Values>,
    found: Found,
  ): boolean {
    let node = this.#table.next(tree, at, place, row, this.whole);
    for (; isFork(node); node = this.#table.next(tree, node, place, row, this.whole)) {
      const { key } = this.#contexts.paths[node.path] as { key: number };
      if (!this.#isOpen[key]) continue;
      const values = among.get(key);
      const copy = among.size > 0 ? row : row.slice();
      const before = copy[key] as number;
      for (const same of this.#groups(node, values ?? this.valuesOf(place, key))) {
        copy[key] = same[0] ?? 0;
        among.set(key, same);
        this.#leaves(tree, place, node, copy, among, found);
      }
      copy[key] = before;
      if (values) among.set(key, values);
      else among.delete(key);
      return true;
    }
    this.handOn(node, place, among);
    found(node);
    return false;
  }
  /**
   * Adds the possible values of open keys after a step: the written value, otherwise the values during the step,
   * otherwise all.
   * @param among by open key, the values during the step.
   */
  handOn(leaf: Leaf<Step | null>, from: Place, among: ReadonlyMap<number, Values> = new Map()): void {
    const { result } = leaf;
    const handed = this.#handed.get(leaf) ?? [];
    if (result === null || handed[from.index] === this.#versionOf(from)) return;
    this.#handed.set(leaf, handed);
    handed[from.index] = this.#versionOf(from);
    const written = new Map(result.writes);
    const to = targetOf(result, from);
    for (const key of this.keys) {
      const value = written.get(key);
      if (value !== undefined) this.#can(to, key, value);
      else if (among.has(key)) for (const one of among.get(key) ?? NONE) this.#can(to, key, one);
      else if (to !== from) for (const one of this.valuesOf(from, key)) this.#can(to, key, one);
    }
  }
}
