/**
 * Every log event and the fields it may have in addition to `time` and `event`. Types enforce it in code, a test
 * enforces it in docs/running.md. No event contains an address, name, code or token (D7).
 */

/** The result of `errorFields`. */
const ERROR_FIELDS = ['error', 'code', 'message', 'syscall', 'routine', 'constraint', 'table', 'stack'] as const;

interface LogEventDefinition {
  fields: readonly string[];
  /** Description for readers of the log. */
  description: string;
}

export const LOG_EVENTS = {
  'http.request': {
    fields: ['method', 'path', 'status', 'ms', 'operation', 'correlationId', 'sessionId', 'sourcePage'],
    description: 'A request was answered; `ms` is its duration. No `path` with 302 and 404: it may contain anything.',
  },
  'http.error': {
    fields: ERROR_FIELDS,
    description: 'A request failed: with 500 because of a bug, or with 503 because the database is unavailable.',
  },
  'graphql.error': {
    fields: ERROR_FIELDS,
    description:
      'An operation failed: with 500 because of a bug, or with 503 because the database is unavailable or the process overloaded.',
  },
  'proxies.missing': {
    fields: ['expected', 'seen'],
    description:
      'A request came through fewer proxies than `TRUST_PROXY`: all visitors count as one client. Logged once per process.',
  },
  'mail.delivered': { fields: ['mail', 'attempts'], description: 'The mail server accepted a mail.' },
  'mail.deferred': {
    fields: ['mail', 'attempts', 'reason', 'fault', 'reply', 'status', 'nextAttemptIn'],
    description:
      'The mail server did not accept a mail; retried after `nextAttemptIn` seconds. `fault: operator`: an operator has to fix it.',
  },
  'mail.undeliverable': {
    fields: ['mail', 'attempts', 'reason', 'fault', 'reply', 'status'],
    description: 'A mail was given up: its recipient was refused, or it expired. `mails list --state failed` lists it.',
  },
  'mail.queue-held': {
    fields: ['reason', 'fault', 'reply', 'status', 'waiting', 'since'],
    description:
      'The mail server accepts no mail; all wait while single mails probe it. At most once a minute per process.',
  },
  'mail.queue-released': { fields: ['waiting', 'since'], description: 'The mail server accepts mails again.' },
  'mail.outbox-failed': {
    fields: ERROR_FIELDS,
    description: 'The query for due mails failed; retried in 5 s.',
  },
  'webhook.delivered': { fields: ['webhook', 'attempts'], description: 'The shop accepted a webhook.' },
  'webhook.deferred': {
    fields: ['webhook', 'attempts', 'detail', 'nextAttemptIn'],
    description: 'A webhook was not accepted; retried after `nextAttemptIn` seconds.',
  },
  'webhook.given-up': {
    fields: ['webhook', 'attempts', 'detail'],
    description: 'A webhook expired undelivered: the shop did not receive it.',
  },
  'webhook.failed': {
    fields: ERROR_FIELDS,
    description: 'The query for due webhooks failed; retried in 5 s.',
  },
  'store.connection-lost': { fields: ERROR_FIELDS, description: 'A connection to the database broke.' },
  'store.listener-lost': {
    fields: ERROR_FIELDS,
    description:
      'The connection for notifications of changed registrations broke or could not be opened; retried within 45 s.',
  },
  'status.look-failed': {
    fields: ERROR_FIELDS,
    description: 'The query for the status of a registration that a page waits for failed; retried within 5 s.',
  },
  'store.prune-failed': {
    fields: ERROR_FIELDS,
    description: 'Expired rows were not deleted; retried in an hour.',
  },
  'features.updated': { fields: ['features'], description: 'The features file changed; the new version is served.' },
  'features.kept': {
    fields: ['problem'],
    description: 'The features file is invalid; the last valid version is served.',
  },
  'site.kept': {
    fields: ERROR_FIELDS,
    description: 'The new release of the site can’t be read; the previous one is served.',
  },
  'csp.violation': {
    fields: ['directive', 'page', 'blocked', 'source', 'line'],
    description: 'A browser reported a violation of the content security policy.',
  },
  'csp.violations-dropped': {
    fields: ['count'],
    description: 'Number of reports in a minute that were not logged.',
  },
  'consent.told': {
    fields: ['registration', 'customer', 'analytics', 'personalisation'],
    description: 'A visitor chose what may be stored; the id is a hash.',
  },
  'admin.action': {
    fields: ['operator', 'command'],
    description: 'An operator ran a command (D53), with named counts.',
  },
  'admin.failed': { fields: ERROR_FIELDS, description: 'An operator’s command failed; nothing was changed.' },
  'admin.broken-off': { fields: ERROR_FIELDS, description: 'An operator’s client disconnected before the response.' },
  'admin.unreachable': { fields: ERROR_FIELDS, description: 'The socket for operators’ commands can’t be opened.' },
  stopping: { fields: ['signal'], description: 'The process received a stop signal and stops.' },
  'stop-failed': { fields: ERROR_FIELDS, description: 'The shutdown failed; the process exited with code 1.' },
  'uncaught-exception': {
    fields: ERROR_FIELDS,
    description: 'An unhandled error; the process exited with code 1.',
  },
  'unhandled-rejection': {
    fields: ERROR_FIELDS,
    description: 'An unhandled error; the process exited with code 1.',
  },
} as const satisfies Readonly<Record<string, LogEventDefinition>>;

export type LogEvent = keyof typeof LOG_EVENTS;
type LogValue = string | number | boolean | null | undefined;
export type FieldsOf<Event extends LogEvent> = Readonly<
  Partial<Record<(typeof LOG_EVENTS)[Event]['fields'][number], LogValue>>
>;
