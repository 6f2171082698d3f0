import type { FieldsOf, LogEvent } from './log-events.ts';

/** Writes a line of the log: never with an address, a name, a code or a token (D7). Which lines there are: `log-events.ts`. */
export type Log = <Event extends LogEvent>(event: Event, fields?: FieldsOf<Event>) => void;

/** One JSON object a line, to stdout. */
export const jsonLog: Log = (event, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

export const silentLog: Log = () => undefined;

/**
 * Messages that hold nothing which anyone has typed. All others stay out: the database layer writes the parameters of a statement into
 * them, PostgreSQL the values of a row, mail servers an address. What these are worth is in the code, or at the first place of the stack.
 */
const TELLABLE = [
  // pg and its pool, which have no codes.
  /^timeout exceeded when trying to connect$/,
  /^Connection terminated(?: unexpectedly| due to connection timeout)?$/,
  /^Query read timeout$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^Client (?:was closed and|has encountered a connection error and) is not queryable$/,
  // Our own of the store.
  /^The connection broke(?: during the commit)?$/,
  /^The database is silent$/,
  /^(?:Too many wait already|Waited too long)$/,
  // The language: names of the code; a key may be a value, so it stays out.
  /^Cannot (?:read|set) properties of (?:undefined|null)/,
  /^[\w$.]+ is not (?:a function|a constructor|iterable|defined)/,
  /^Maximum call stack size exceeded$/,
];

const tellable = (message: string): string | undefined => TELLABLE.map((text) => text.exec(message)?.[0]).find(Boolean);

/** What PostgreSQL says where and by which rule it failed, in names of its own and of our tables; what was in the row is not of it. */
const OF_DATABASE = ['routine', 'constraint', 'table'] as const;
/** Of a system's call: its name, such as `connect`. */
const OF_SYSTEM = 'syscall';

interface ErrorFields extends Partial<
  Record<'code' | 'message' | 'stack' | typeof OF_SYSTEM | (typeof OF_DATABASE)[number], string>
> {
  error: string;
}

/** Whoever passes an error on wraps it: GraphQL, drizzle. What it was is said by the first that has a code, else by the innermost. */
const sourceOf = (error: Error): Error =>
  !('code' in error) && error.cause instanceof Error ? sourceOf(error.cause) : error;

/** What may be logged of an error: its name, code and places, which rule it broke, and a message of those that hold no values (D7). */
export const errorFields = (error: unknown): ErrorFields => {
  if (!(error instanceof Error)) return { error: typeof error };
  const source = sourceOf(error);
  const said = new Map<string, unknown>(Object.entries(source));
  const named = ['code', OF_SYSTEM, ...OF_DATABASE].flatMap((name) => {
    const value = said.get(name);
    return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? [[name, value]] : [];
  });
  const message = tellable(source.message);
  const places = (source.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: source.name,
    ...(Object.fromEntries(named) as Omit<ErrorFields, 'error'>),
    ...(message === undefined ? {} : { message }),
    stack: places
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
};
