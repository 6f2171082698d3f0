/** What of an error report leaves the browser: a list of fields, everything in them scrubbed, and not too much of it (D38). Pure. */
import truncation from 'rollbar/src/truncation';
import { PAYLOAD_LIMIT } from './report-limits.ts';
import { scrubber } from './scrub.ts';

/** The client's types keep silent about it: shortens frames, then texts, until a payload has at most so many bytes. */
const { truncate } = truncation as {
  truncate: (payload: object, serialise: undefined, bytes: number) => { value?: string };
};

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const only = (value: unknown, ...names: readonly string[]): Fields => {
  const given = fieldsOf(value);
  return Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
};

/** What the client does not know. */
export interface ReportContext {
  /** The address of the page, without query. */
  page: string;
  /** What we say of the report ourselves. */
  custom: Fields;
  /** See `scrubber`. */
  secrets: readonly string[];
}

/**
 * @param item as the client would send it: with the whole address, the plugins of the browser and the raw error.
 * @returns what is sent, at most 524288 bytes as JSON. The client's own transport (3.1.0) truncates nothing: it looks for
 * the body one level too high.
 * @throws where JSON can't say it.
 */
export function leaving(item: Fields, { page, custom, secrets }: ReportContext): Fields {
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
