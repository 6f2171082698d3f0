/**
 * Keys of a context that are left open: in each place a list of all that they can be, which grows as steps lead there. Whatever
 * reads one is tried with each value, those together that look the same.
 */
import type { Contexts, Row } from './contexts.ts';
import { isFork, targetOf, type Fork, type Leaf, type Place, type Step, type Tree } from './step.types.ts';
import type { StepTable } from './step-table.ts';

const NONE: readonly number[] = [];
/** Stands for the value of an open key. */
const OPEN = -1;
type Values = readonly number[];
type Found = (leaf: Leaf<Step | null>) => void;

export class OpenKeys {
  readonly keys: readonly number[];
  /** Whether any list has grown since this was last set. */
  hasGrown = false;
  readonly #table: StepTable;
  readonly #contexts: Contexts;
  readonly #isOpen: readonly boolean[];
  /** What a key can be, by place and key. */
  readonly #values: Map<number, Values>[] = [];
  /** By place, how often a list of it has grown; by leaf and place, how often it had when what a key can be was handed on. */
  readonly #versions: number[] = [];
  readonly #handed = new Map<Leaf<Step | null>, number[]>();
  readonly #grouped = new Map<Fork<Step | null>, Map<Values, readonly Values[]>>();
  /** By key, a value that it had at a beginning. */
  readonly #any: number[] = [];

  readonly #known: (place: Place) => Iterable<readonly [key: number, values: Values]>;

  /** @param known what keys are known to be in a place. */
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
  /** Takes in what a beginning knows. */
  begin(place: Place, row: Row): void {
    for (const key of this.keys) {
      const value = row[key] as number;
      this.#any[key] = value;
      this.#can(place, key, value);
    }
  }
  /** Opens the keys in a row of its own. */
  open(row: Row): void {
    for (const key of this.keys) row[key] = OPEN;
  }
  /** All that a key can be in a place, as far as is known. */
  valuesOf(place: Place, key: number): Values {
    return this.allIn(place).get(key) ?? NONE;
  }
  /** The same of each key. */
  allIn(place: Place): Map<number, Values> {
    return (this.#values[place.index] ??= new Map(this.#known(place)));
  }
  #versionOf({ index }: Place): number {
    return this.#versions[index] ?? 0;
  }
  /** Adds a value: as a new list, since what was made of the one before is kept by it. */
  #can(place: Place, key: number, value: number): void {
    const values = this.valuesOf(place, key);
    if (values.includes(value)) return;
    this.#values[place.index]?.set(key, [...values, value]);
    this.#versions[place.index] = this.#versionOf(place) + 1;
    this.hasGrown = true;
  }
  /** The values that look the same at a fork, together. */
  #groups(fork: Fork<Step | null>, values: Values): readonly Values[] {
    const known = this.#grouped.get(fork) ?? new Map<Values, readonly Values[]>();
    this.#grouped.set(fork, known);
    const before = known.get(values);
    if (before) return before;
    const groups = [...Map.groupBy(values, (value) => this.#contexts.seeIn(fork.path, value)).values()];
    known.set(values, groups);
    return groups;
  }
  /** A row with any value for what is left open in it: it is computed with, and read no further than to where that counts. */
  readonly whole = (row: Row): Row => {
    const next = row.slice();
    for (const key of this.keys) if (next[key] === OPEN) next[key] = this.#any[key] ?? 0;
    return next;
  };
  /**
   * Everything that a tree holds for a row: more than one thing where it reads what is left open.
   * @returns whether it reads any of that.
   */
  leaves(tree: Tree<Step | null>, place: Place, row: Row, found: Found): boolean {
    if (this.keys.length > 0) return this.#leaves(tree, place, null, row, new Map(), found);
    found(this.#table.leaf(tree, place, row));
    return false;
  }
  /** @param among by open key, which of its values are looked at: while there are any, the row is a copy. */
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
   * What a key can be where a step leads: what was written; else what it was while the step read it; else all that it was.
   * @param among by open key, what it was while the step read it.
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
