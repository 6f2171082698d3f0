/**
 * A context that notes what is read of it (`contexts.ts`). A chart computes nothing from anything else: whoever sees the same on all the
 * paths that a computation has read comes to the same result.
 */
import { isObject, type Contexts, type Look, type Row } from './contexts.ts';

/** What an assignment read, and the keys that it wrote. */
export interface Assignment {
  reads: ReadonlySet<number>;
  writes: readonly number[];
}
/** One computation on a context, and what it has read: to decide, to emit, and for each assignment by itself. */
export class Recording {
  /** Every path of the given context that was read, in the order in which they were. */
  readonly order: number[] = [];
  readonly decided = new Set<number>();
  readonly emitted = new Set<number>();
  readonly assignments: Assignment[] = [];
  /** What was written on the way, and what that followed from. */
  readonly written = new Map<number, { value: unknown; from: ReadonlySet<number> }>();
  /** To be read in place of the context, as it is by now; and as it was given. */
  readonly context: object;
  readonly given: object;
  readonly #contexts: Contexts;
  readonly #row: Row;
  readonly #known = new Set<number>();
  readonly #given = new WeakMap<object, { value: object; key: number; inner: readonly string[] }>();
  #into: Set<number> = this.decided;

  constructor(contexts: Contexts, row: Row) {
    this.#contexts = contexts;
    this.#row = row;
    const whole = (): never => {
      throw new Error('a whole context was copied or listed: name the keys that are needed');
    };
    const reading = (read: (name: string) => unknown) =>
      new Proxy(
        {},
        { get: (_, name) => (typeof name === 'string' ? read(name) : undefined), has: whole, ownKeys: whole },
      );
    this.context = reading((name) => this.#read(name));
    this.given = reading((name) => this.#readGiven(this.#contexts.indexOf(name)));
  }
  #note(key: number, inner: readonly string[], look: Look): void {
    const path = this.#contexts.pathOf(key, inner, look);
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
  #within(value: unknown, key: number, inner: readonly string[]): unknown {
    this.#note(key, inner, 'value');
    if (!isObject(value)) return value;
    const listed = <T>(result: T): T => {
      this.#note(key, inner, 'keys');
      return result;
    };
    const proxy: object = new Proxy(value, {
      get: (of, name) => {
        const found: unknown = Reflect.get(of, name);
        return typeof name !== 'string' || typeof found === 'function'
          ? found
          : this.#within(found, key, [...inner, name]);
      },
      has: (of, name) => listed(Reflect.has(of, name)),
      ownKeys: (of) => listed(Reflect.ownKeys(of)),
    });
    this.#given.set(proxy, { value, key, inner });
    return proxy;
  }
  /** A value that has no recorder in it any more: what of the context is handed on as it is was read as a whole. */
  plain(value: unknown): unknown {
    if (!isObject(value)) return value;
    const given = this.#given.get(value);
    if (given) {
      this.#note(given.key, given.inner, 'whole');
      return given.value;
    }
    if (Array.isArray(value)) return value.map((one) => this.plain(one));
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.plain(one)]));
  }
  /** What is read meanwhile counts as read for that. */
  reading<T>(reads: Set<number>, compute: () => T): T {
    const outer = this.#into;
    this.#into = reads;
    try {
      return compute();
    } finally {
      this.#into = outer;
    }
  }
  /** An assignment, by what it makes of the context. */
  assign(compute: (context: object) => object): void {
    const reads = new Set<number>();
    const changes = this.reading(reads, () => this.plain(compute(this.context)) as object);
    const writes = Object.entries(changes).map(([name, value]) => ({ key: this.#contexts.indexOf(name), value }));
    for (const { key, value } of writes) this.written.set(key, { value, from: reads });
    this.assignments.push({ reads, writes: writes.map(({ key }) => key) });
  }
}
