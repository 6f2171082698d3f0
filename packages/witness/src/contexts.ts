/**
 * Contexts as rows: for each key of a context, the number of its value. Reads are recorded as paths with the observed
 * values.
 */
export type Row = Int32Array;

/** Interned values. */
class Values {
  readonly all: unknown[] = [];
  readonly #known = new Map<string, number>();
  idOf(value: unknown): number {
    const name = value === undefined ? 'undefined' : JSON.stringify(value);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, this.all.length);
    return this.all.push(value) - 1;
  }
}

/**
 * How a place in the context was read: its value, if primitive, otherwise that it is an object; its keys; or all of it.
 */
export type Look = 'value' | 'keys' | 'whole';
export interface Path {
  key: number;
  inner: readonly string[];
  look: Look;
  name: string;
  /** The observed value, by the number of the key's value. */
  seen: number[];
}
/** The name of a record's entry. */
export const inner = (record: string, entry: string): string => (record === '' ? entry : `${record}.${entry}`);
const entryOf = (context: object, name: string): unknown =>
  name.split('.').reduce<unknown>((at, entry) => (entry === '' ? at : Reflect.get(at as object, entry)), context);

const AN_OBJECT = -2;
const NOTHING = -3;
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The keys, values and paths of a chart's context. Some values are records, of which each entry is a separate key:
 * `a.b`. Copying an entry from one record to the next counts as neither read nor write.
 */
export class Contexts {
  readonly values = new Values();
  readonly paths: Path[] = [];
  readonly keys: readonly string[];
  readonly #indices: ReadonlyMap<string, number>;
  /** By record, the names of its entries. */
  readonly #records: ReadonlyMap<string, readonly string[]>;
  /** By key, the function that maps a value to its class representative. */
  readonly #classes: readonly (((value: never) => unknown) | undefined)[];
  readonly #named = new Map<string, number>();
  readonly #representatives: number[][];

  /**
   * @param context any context of the chart.
   * @param classes maps values to their class representative, by key; if omitted, each value is its own.
   * @param records keys whose values are records.
   */
  constructor(
    context: object,
    classes: Readonly<Record<string, (value: never) => unknown>> = {},
    records: readonly string[] = [],
  ) {
    const named = ['', ...records].map((record) => [record, Object.keys(entryOf(context, record) as object)] as const);
    this.#records = new Map(named);
    const keys = named
      .flatMap(([record, entries]) => entries.map((entry) => inner(record, entry)))
      .filter((key) => !this.#records.has(key));
    this.keys = keys;
    this.#indices = new Map(keys.map((key, index) => [key, index]));
    this.#classes = keys.map((key) => classes[key]);
    this.#representatives = keys.map(() => []);
  }
  /** The number of a value's class representative. */
  representative(key: number, value: unknown): number {
    return this.representativeOf(key, this.values.idOf(value));
  }
  /** The same, by the number of the value. */
  representativeOf(key: number, id: number): number {
    const classOf = this.#classes[key];
    const representatives = this.#representatives[key];
    if (!classOf || !representatives) return id;
    return (representatives[id] ??= this.values.idOf(classOf(this.values.all[id] as never)));
  }
  /** Keys with value classes. */
  get classed(): readonly number[] {
    return this.#classes.flatMap((classOf, key) => (classOf ? [key] : []));
  }
  /** Every value of a key that has another representative. */
  mergedIn(key: number): readonly number[] {
    return (this.#representatives[key] ?? []).flatMap((by, id) => (by === id ? [] : [id]));
  }
  /** The index of a key. @throws for an unknown key. */
  indexOf(key: string): number {
    const index = this.#indices.get(key);
    if (index === undefined) throw new Error(`no context begins with ${key}`);
    return index;
  }
  /** The entries of a record; undefined if it is not a record. The context itself is the record with an empty name. */
  entriesOf(record: string): readonly string[] | undefined {
    return this.#records.get(record);
  }
  /** The indices of a key, or of all keys in a record. */
  within(name: string): readonly number[] {
    const entries = this.entriesOf(name);
    return entries ? entries.flatMap((entry) => this.within(inner(name, entry))) : [this.indexOf(name)];
  }
  /** @throws if a record has an entry that is missing in the initial context. */
  rowOf(context: object): Row {
    for (const [record, entries] of this.#records)
      for (const entry of Object.keys(entryOf(context, record) as object))
        if (!entries.includes(entry)) throw new Error(`no context begins with ${inner(record, entry)}`);
    return Int32Array.from(this.keys, (name, key) => this.representative(key, entryOf(context, name)));
  }
  pathOf(key: number, inner: readonly string[], look: Look): number {
    const name = `${[this.keys[key], ...inner].join('.')}${look === 'value' ? '' : ` (${look})`}`;
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    this.#named.set(name, this.paths.length);
    return this.paths.push({ key, inner, look, name, seen: [] }) - 1;
  }
  /** The observation of a row at a path, as a number; equal observations have equal numbers. */
  see(path: number, row: Row): number {
    return this.seeIn(path, row[(this.paths[path] as Path).key] as number);
  }
  /** The observation of a value of the path's key. */
  seeIn(path: number, id: number): number {
    const { inner, look, seen } = this.paths[path] as Path;
    return (seen[id] ??= this.#look(this.values.all[id], inner, look));
  }
  #look(from: unknown, inner: readonly string[], look: Look): number {
    let value = from;
    for (const step of inner) {
      if (!isObject(value)) return NOTHING;
      value = Reflect.get(value, step);
    }
    if (look === 'whole' || (look === 'value' && !isObject(value))) return this.values.idOf(value);
    if (!isObject(value)) return NOTHING;
    return look === 'keys' ? this.values.idOf(Object.keys(value)) : AN_OBJECT;
  }
}
