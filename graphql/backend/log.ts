import type { FieldsOf, LogEvent } from './log-events.ts';

/** Writes a line of the log: never with an address, a name, a code or a token (D7). Which lines there are: `log-events.ts`. */
export type Log = <Event extends LogEvent>(event: Event, fields?: FieldsOf<Event>) => void;

/** One JSON object a line, to stdout. */
export const jsonLog: Log = (event, fields) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

export const silentLog: Log = () => undefined;

/**
 * What may be logged of an error: its name, code and the places of its stack. Its message stays out, because the
 * database layer writes the parameters of a failed statement into it.
 */
export const errorFields = (error: unknown): { error: string; code?: string | undefined; stack?: string } => {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : undefined;
  const places = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: cause.name,
    code,
    stack: places
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
};
