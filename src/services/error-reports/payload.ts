/** Selects and scrubs the fields of an error report that leave the browser, and limits its size (D38). Pure. */
import truncation from 'rollbar/src/truncation';
import { PAYLOAD_LIMIT } from './report-limits.ts';
import { scrubber } from './scrub.ts';

/** Missing from the client's types: shortens stack frames, then texts, until a payload fits the byte limit. */
const { truncate } = truncation as {
  truncate: (payload: object, serialise: undefined, bytes: number) => { value?: string };
};

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const only = (value: unknown, ...names: readonly string[]): Fields => {
  const given = fieldsOf(value);
  return Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
};

/** Context that the client does not have. */
export interface ReportContext {
  /** URL of the page, without query. */
  page: string;
  /** Our own data of the report. */
  custom: Fields;
  /** See `scrubber`. */
  secrets: readonly string[];
}

/**
 * @param item the client's item: with the full URL, the browser's plugins and the raw error.
 * @returns the item to send, at most 524288 bytes as JSON. The client's own transport (3.1.0) truncates nothing: it
 * looks for the body one level too high.
 * @throws if the item cannot be serialised as JSON.
 */
export function payloadOf(item: Fields, { page, custom, secrets }: ReportContext): Fields {
  const client = fieldsOf(item['client']);
  const kept = {
    ...only(item, 'environment', 'level', 'platform', 'framework', 'language', 'uuid', 'code_version', 'body'),
    custom,
    context: '',
    notifier: only(item['notifier'], 'name', 'version'),
    client: { ...only(client, 'timestamp'), javascript: only(client['javascript'], 'browser', 'language', 'screen') },
    request: { url: page },
  };
  const { value } = truncate({ data: scrubber(secrets)(kept) }, undefined, PAYLOAD_LIMIT);
  if (value === undefined) throw new Error('not to be written as JSON');
  const { data } = JSON.parse(value) as { data: Fields };
  return data;
}

/** Maximum depth of nested causes; an error may be its own cause. */
const CAUSES = 3;

/** A plain copy: a library's error may hold a whole request, and its causes may be circular. */
function copyOf(error: Error, causes: number): Error {
  const { name, message, stack, cause } = error;
  const copy = new Error(
    message,
    cause instanceof Error && causes > 0 ? { cause: copyOf(cause, causes - 1) } : undefined,
  );
  return Object.assign(copy, { name, stack });
}

/** @returns a copy of an error, or the text of any other value; empty for undefined. Never throws. */
export function thrownOf(thrown: unknown): { error?: Error; text?: string } {
  try {
    if (thrown === undefined) return {};
    if (thrown instanceof Error) return { error: copyOf(thrown, CAUSES) };
    return { text: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? typeof thrown) };
  } catch {
    return { text: typeof thrown };
  }
}
