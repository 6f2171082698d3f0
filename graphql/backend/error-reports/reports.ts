/** Recent error reports in the format of Rollbar's browser client (D38), kept in memory. */
import * as v from 'valibot';
import { randomId } from '../common/keys.ts';

const KEPT = 500;

const some = v.optional(v.string(), '');
const fields = v.optional(v.record(v.string(), v.unknown()), {});
const trace = v.object({ exception: v.object({ class: some, message: some }), extra: fields });

/** Required fields of a Rollbar item (its API reference, "Create item"). */
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
  /** ISO 8601, time of arrival. */
  date: string;
  level: string;
  message: string;
  environment: string;
  /** Context that the page adds: state of the flow, types of the last events, correlation id. */
  custom: Readonly<Record<string, unknown>>;
  /** Rollbar's whole `data`. */
  item: Readonly<Record<string, unknown>>;
}

const messageIn = (body: Item['body']): { message: string; extra: Record<string, unknown> } => {
  if ('message' in body) return { message: body.message.body, extra: body.message.extra };
  const { exception, extra } = body.trace;
  return { message: [exception.class, exception.message].filter(Boolean).join(': '), extra };
};

/** The validated and the raw item; null if the body is not a report. */
const itemIn = (text: string): { read: Item; whole: ErrorReport['item'] } | null => {
  try {
    const parsed: unknown = JSON.parse(text);
    const { data } = v.parse(itemShape, parsed);
    return { read: data, whole: (parsed as { data: ErrorReport['item'] }).data };
  } catch {
    return null;
  }
};

export const createErrorReports = () => {
  const kept: ErrorReport[] = [];

  return {
    /** @param text the request body. @returns the id of the report; null if the body is not a report. */
    take: (text: string, now: Date): string | null => {
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
      kept.unshift(report);
      kept.splice(KEPT);
      return report.id;
    },
    newestFirst: (): readonly ErrorReport[] => [...kept],
  };
};
