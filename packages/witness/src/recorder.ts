/**
 * A context that records reads (`contexts.ts`). A chart's results depend on nothing else: equal observations on all
 * paths read lead to equal results.
 */
import { inner, isObject, type Contexts, type Look, type Row } from './contexts.ts';

const whole = (): never => {
  throw new Error('a whole context was copied or listed: name the keys that are needed');
};

/** The reads of an assignment, and the keys that it wrote. */
export interface Assignment {
  reads: ReadonlySet<number>;
  writes: readonly number[];
}
/**
 * One computation on a context, with its reads: for decisions, for emitted events, and for each assignment separately.
 */
export class Recording {
  /** Every path of the given context that was read, in order. */
  readonly order: number[] = [];
  readonly decided = new Set<number>();
  readonly emitted = new Set<number>();
  readonly assignments: Assignment[] = [];
  /** Values written so far, and the reads they depend on. */
  readonly written = new Map<number, { value: unknown; from: ReadonlySet<number> }>();
  /** Proxies of the current and the initial context. */
  readonly context: object;
  readonly given: object;
  readonly #contexts: Contexts;
  readonly #row: Row;
  readonly #known = new Set<number>();
  readonly #given = new WeakMap<object, { value: object; key: number; inner: readonly string[] }>();
  /** Records of the context, and copies of their entries, by the record's name. */
  readonly #copies = new WeakMap<object, string>();
  #into: Set<number> = this.decided;

  constructor(contexts: Contexts, row: Row) {
    this.#contexts = contexts;
    this.#row = row;
    this.context = this.#record('', (name) => this.#read(name));
    this.given = this.#record('', (name) => this.#readGiven(this.#contexts.indexOf(name)));
  }
  /**
   * A proxy of a record whose entries are read one by one. A spread requests the property descriptor just before the
   * value; such a value is a copy and counts as no read. The context itself can't be copied.
   */
  #record(record: string, read: (name: string) => unknown): object {
    const entries = this.#contexts.entriesOf(record) ?? [];
    let copied: unknown = null;
    const proxy: object = new Proxy(
      {},
      {
        get: (_, entry) => {
          if (typeof entry !== 'string') return undefined;
          const isCopied = copied === entry;
          copied = null;
          const name = inner(record, entry);
          if (this.#contexts.entriesOf(name)) return this.#record(name, read);
          return isCopied ? this.#copy(name) : read(name);
        },
        has: () => whole(),
        ownKeys: () => (record === '' ? whole() : [...entries]),
        getOwnPropertyDescriptor: (_, entry) => {
          copied = entry;
          return { configurable: true, enumerable: true };
        },
      },
    );
    this.#copies.set(proxy, record);
    return proxy;
  }
  #copy(name: string): object {
    const copy = new Proxy({}, { get: whole, has: whole, ownKeys: whole });
    this.#copies.set(copy, name);
    return copy;
  }
  /** What is written to a key or a record, as keys and values, without unchanged copies. */
  #writes(name: string, value: unknown): readonly { key: number; value: unknown }[] {
    if (isObject(value) && this.#copies.get(value) === name) return [];
    const entries = this.#contexts.entriesOf(name);
    return entries
      ? entries.flatMap((entry) => this.#writes(inner(name, entry), Reflect.get(value as object, entry)))
      : [{ key: this.#contexts.indexOf(name), value: this.plain(value) }];
  }
  #note(key: number, at: readonly string[], look: Look): void {
    const path = this.#contexts.pathOf(key, at, look);
    this.#into.add(path);
    if (this.#known.has(path)) return;
    this.#known.add(path);
    this.order.push(path);
  }
  #read(name: string): unknown {
    const key = this.#contexts.indexOf(name);
    const written = this.written.get(key);
    if (!written) return this.#readGiven(key);
    for (const path of written.from) this.#into.add(path);
    return written.value;
  }
  #readGiven(key: number): unknown {
    return this.#within(this.#contexts.values.all[this.#row[key] as number], key, []);
  }
  #within(value: unknown, key: number, at: readonly string[]): unknown {
    this.#note(key, at, 'value');
    if (!isObject(value)) return value;
    const listed = <T>(result: T): T => {
      this.#note(key, at, 'keys');
      return result;
    };
    const proxy: object = new Proxy(value, {
      get: (of, name) => {
        const found: unknown = Reflect.get(of, name);
        return typeof name !== 'string' || typeof found === 'function'
          ? found
          : this.#within(found, key, [...at, name]);
      },
      has: (of, name) => listed(Reflect.has(of, name)),
      ownKeys: (of) => listed(Reflect.ownKeys(of)),
    });
    this.#given.set(proxy, { value, key, inner: at });
    return proxy;
  }
  /** A value without proxies; parts of the context that it contains count as read completely. */
  plain(value: unknown): unknown {
    if (!isObject(value)) return value;
    const copied = this.#copies.get(value);
    if (copied !== undefined) return this.plain(this.#read(copied));
    const given = this.#given.get(value);
    if (given) {
      this.#note(given.key, given.inner, 'whole');
      return given.value;
    }
    if (Array.isArray(value)) return value.map((one) => this.plain(one));
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.plain(one)]));
  }
  /** Attributes reads during a computation to a set. */
  reading<T>(reads: Set<number>, compute: () => T): T {
    const outer = this.#into;
    this.#into = reads;
    try {
      return compute();
    } finally {
      this.#into = outer;
    }
  }
  /** Records an assignment by its result. */
  assign(compute: (context: object) => object): void {
    const reads = new Set<number>();
    const writes = this.reading(reads, () =>
      Object.entries(compute(this.context)).flatMap(([name, value]) => this.#writes(name, value)),
    );
    for (const { key, value } of writes) this.written.set(key, { value, from: reads });
    this.assignments.push({ reads, writes: writes.map(({ key }) => key) });
  }
}
