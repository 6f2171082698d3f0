/**
 * Every log event and the fields it may have in addition to `time` and `event`. Types enforce it in code, a test
 * enforces it in docs/running.md, which explains each. No event contains an address, name, code or token (D7).
 */

/** The result of `errorFields`. */
const ERROR_FIELDS = ['error', 'code', 'message', 'syscall', 'routine', 'constraint', 'table', 'stack'] as const;

export const LOG_EVENTS = {
  'http.request': ['method', 'path', 'status', 'ms', 'operation', 'correlationId', 'sessionId', 'sourcePage'],
  'http.error': ERROR_FIELDS,
  'graphql.error': ERROR_FIELDS,
  'proxies.missing': ['expected', 'seen'],
  'mail.delivered': ['mail', 'attempts'],
  'mail.deferred': ['mail', 'attempts', 'reason', 'fault', 'reply', 'status', 'nextAttemptIn'],
  'mail.undeliverable': ['mail', 'attempts', 'reason', 'fault', 'reply', 'status'],
  'mail.queue-held': ['reason', 'fault', 'reply', 'status', 'waiting', 'since'],
  'mail.queue-released': ['waiting', 'since'],
  'mail.outbox-failed': ERROR_FIELDS,
  'webhook.delivered': ['webhook', 'attempts'],
  'webhook.deferred': ['webhook', 'attempts', 'detail', 'nextAttemptIn'],
  'webhook.given-up': ['webhook', 'attempts', 'detail'],
  'webhook.failed': ERROR_FIELDS,
  'store.connection-lost': ERROR_FIELDS,
  'store.listener-lost': ERROR_FIELDS,
  'status.look-failed': ERROR_FIELDS,
  'store.prune-failed': ERROR_FIELDS,
  'features.updated': ['features'],
  'features.kept': ['problem'],
  'site.kept': ERROR_FIELDS,
  'csp.violation': ['directive', 'page', 'blocked', 'source', 'line'],
  'csp.violations-dropped': ['count'],
  'consent.told': ['registration', 'customer', 'analytics', 'personalisation'],
  'admin.action': ['operator', 'command'],
  'admin.failed': ERROR_FIELDS,
  'admin.broken-off': ERROR_FIELDS,
  'admin.unreachable': ERROR_FIELDS,
  stopping: ['signal'],
  'stop-failed': ERROR_FIELDS,
  'uncaught-exception': ERROR_FIELDS,
  'unhandled-rejection': ERROR_FIELDS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

type LogEvent = keyof typeof LOG_EVENTS;
type LogValue = string | number | boolean | null | undefined;
type FieldsOf<Event extends LogEvent> = Readonly<Partial<Record<(typeof LOG_EVENTS)[Event][number], LogValue>>>;

/** Writes a log line, never with an address, name, code or token (D7). Events: `LOG_EVENTS`. */
export type Log = <Event extends LogEvent>(event: Event, fields?: FieldsOf<Event>) => void;

/** One JSON object per line, to stdout. */
export const jsonLog: Log = (event, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

export const silentLog: Log = () => undefined;

/**
 * Messages that contain no user input. All others are dropped: the database layer puts statement parameters into them,
 * PostgreSQL row values, mail servers addresses. The error code or the top of the stack identifies those.
 */
const LOGGABLE = [
  // pg and its pool, which set no codes.
  /^timeout exceeded when trying to connect$/,
  /^Connection terminated(?: unexpectedly| due to connection timeout)?$/,
  /^Query read timeout$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^Client (?:was closed and|has encountered a connection error and) is not queryable$/,
  // Errors of the store.
  /^The connection broke(?: during the commit)?$/,
  /^The database is silent$/,
  /^(?:Too many wait already|Waited too long)$/,
  // JavaScript errors: they name identifiers. A key may be user input, so it is dropped.
  /^Cannot (?:read|set) properties of (?:undefined|null)/,
  /^[\w$.]+ is not (?:a function|a constructor|iterable|defined)/,
  /^Maximum call stack size exceeded$/,
];

const loggable = (message: string): string | undefined => LOGGABLE.map((text) => text.exec(message)?.[0]).find(Boolean);

/** PostgreSQL error fields that name its own routine and our constraint and table, never row values. */
const DATABASE_FIELDS = ['routine', 'constraint', 'table'] as const;
/** Name of the failed system call, such as `connect`. */
const SYSTEM_FIELD = 'syscall';

interface ErrorFields extends Partial<
  Record<'code' | 'message' | 'stack' | typeof SYSTEM_FIELD | (typeof DATABASE_FIELDS)[number], string>
> {
  error: string;
}

/** GraphQL and drizzle wrap errors. Returns the first in the cause chain that has a code, otherwise the innermost. */
const sourceOf = (error: Error): Error =>
  !('code' in error) && error.cause instanceof Error ? sourceOf(error.cause) : error;

/**
 * Loggable fields of an error: name, code, stack, violated constraint, and the message if it contains no values (D7).
 */
export const errorFields = (error: unknown): ErrorFields => {
  if (!(error instanceof Error)) return { error: typeof error };
  const source = sourceOf(error);
  const fields = new Map<string, unknown>(Object.entries(source));
  const named = ['code', SYSTEM_FIELD, ...DATABASE_FIELDS].flatMap((name) => {
    const value = fields.get(name);
    return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? [[name, value]] : [];
  });
  const message = loggable(source.message);
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
