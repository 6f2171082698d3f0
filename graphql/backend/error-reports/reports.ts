/** Error reports as Rollbar's browser client sends them (D38), the last ones kept in memory. */
import * as v from 'valibot';
import { randomId } from '../keys.ts';

const KEPT = 500;
/** However large single ones are, all together stay below; characters. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;

const some = v.optional(v.string(), '');
const fields = v.optional(v.record(v.string(), v.unknown()), {});
const trace = v.object({ exception: v.object({ class: some, message: some }), extra: fields });

/** What Rollbar's item must have for us to tell something of it (its API reference, "Create item"). */
const itemShape = v.object({
  data: v.object({
    body: v.union([
      v.object({ trace }),
      v.pipe(
        v.object({ trace_chain: v.pipe(v.array(trace), v.minLength(1)) }),
        v.transform(({ trace_chain: chain }) => ({ trace: chain[0] as v.InferOutput<typeof trace> })),
      ),
      v.object({ message: v.object({ body: some, extra: fields }) }),
    ]),
    level: v.optional(v.picklist(['critical', 'error', 'warning', 'info', 'debug']), 'error'),
    environment: some,
    custom: fields,
  }),
});
type Item = v.InferOutput<typeof itemShape>['data'];

export interface ErrorReport {
  id: string;
  /** ISO 8601, when it arrived. */
  date: string;
  level: string;
  message: string;
  environment: string;
  /** What the page says beside the error: the journey's state, types of the last events, correlation id. */
  custom: Readonly<Record<string, unknown>>;
  /** All of Rollbar's `data`. */
  item: Readonly<Record<string, unknown>>;
}

const messageIn = (body: Item['body']): { message: string; extra: Record<string, unknown> } => {
  if ('message' in body) return { message: body.message.body, extra: body.message.extra };
  const { exception, extra } = body.trace;
  return { message: [exception.class, exception.message].filter(Boolean).join(': '), extra };
};

export interface ErrorReports {
  /** @param text of the body. @returns its id; null when it is none. */
  take(text: string, now: Date): string | null;
  newestFirst(): readonly ErrorReport[];
}

/** The item as it was read, and whole; null when it is none. */
const itemIn = (text: string): { read: Item; whole: ErrorReport['item'] } | null => {
  try {
    const parsed: unknown = JSON.parse(text);
    const { data } = v.parse(itemShape, parsed);
    return { read: data, whole: (parsed as { data: ErrorReport['item'] }).data };
  } catch {
    return null;
  }
};

export const createErrorReports = (): ErrorReports => {
  const kept: { report: ErrorReport; size: number }[] = [];
  let characters = 0;

  const dropOldest = (): void => {
    while (kept.length > KEPT || characters > KEPT_CHARACTERS) characters -= kept.pop()?.size ?? 0;
  };

  return {
    take: (text, now) => {
      const item = itemIn(text);
      if (!item) return null;
      const { level, environment, custom, body } = item.read;
      const { message, extra } = messageIn(body);
      const report: ErrorReport = {
        id: randomId(),
        date: now.toISOString(),
        level,
        message,
        environment,
        custom: { ...extra, ...custom },
        item: item.whole,
      };
      kept.unshift({ report, size: text.length });
      characters += text.length;
      dropOldest();
      return report.id;
    },
    newestFirst: () => kept.map(({ report }) => report),
  };
};
