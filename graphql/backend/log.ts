/** What a log line may carry: never an address, a name, a code or a token (D7). */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Log = (event: string, fields?: LogFields) => void;

/** One JSON object a line, to stdout. */
export const jsonLog: Log = (event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};

export const silentLog: Log = () => undefined;

/**
 * What may be logged of an error: its name, code and the places of its stack. Its message stays out, because the
 * database layer writes the parameters of a failed statement into it.
 */
export const errorFields = (error: unknown): LogFields => {
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
