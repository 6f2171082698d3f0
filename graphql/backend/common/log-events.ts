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
    description: 'A response was sent; `ms` is its duration. No `path` with 302 and 404: it may hold personal data.',
  },
  'http.error': {
    fields: ERROR_FIELDS,
    description: 'A request failed: 500 for a bug, 503 without the database.',
  },
  'graphql.error': {
    fields: ERROR_FIELDS,
    description: 'An operation failed: 500 for a bug, 503 without the database or when overloaded.',
  },
  'proxies.missing': {
    fields: ['expected', 'seen'],
    description:
      'A request passed fewer proxies than `TRUST_PROXY`, so visitors count as one client. Once per process.',
  },
  'mail.delivered': { fields: ['mail', 'attempts'], description: 'The mail server accepted a mail.' },
  'mail.deferred': {
    fields: ['mail', 'attempts', 'reason', 'fault', 'reply', 'status', 'nextAttemptIn'],
    description:
      'The mail server rejected a mail for now; retry after that many seconds. `fault: operator`: fix it here.',
  },
  'mail.undeliverable': {
    fields: ['mail', 'attempts', 'reason', 'fault', 'reply', 'status'],
    description: 'Given up: recipient rejected, or too old. See `mails list --state failed`.',
  },
  'mail.queue-held': {
    fields: ['reason', 'fault', 'reply', 'status', 'waiting', 'since'],
    description: 'The mail server accepts no mails; all wait, one is retried. At most once a minute per process.',
  },
  'mail.queue-released': { fields: ['waiting', 'since'], description: 'The mail server accepts mails again.' },
  'mail.outbox-failed': {
    fields: ERROR_FIELDS,
    description: 'Due mails could not be read from the database; retry in 5 s.',
  },
  'webhook.delivered': { fields: ['webhook', 'attempts'], description: 'The shop accepted a webhook.' },
  'webhook.deferred': {
    fields: ['webhook', 'attempts', 'detail', 'nextAttemptIn'],
    description: 'A webhook failed; retry after that many seconds.',
  },
  'webhook.given-up': {
    fields: ['webhook', 'attempts', 'detail'],
    description: 'A webhook expired before the shop accepted it.',
  },
  'webhook.failed': {
    fields: ERROR_FIELDS,
    description: 'Due webhooks could not be read from the database; retry in 5 s.',
  },
  'store.connection-lost': { fields: ERROR_FIELDS, description: 'A database connection broke.' },
  'store.listener-lost': {
    fields: ERROR_FIELDS,
    description: 'The connection that listens for changed registrations failed; retry within 30 to 45 s.',
  },
  'status.look-failed': {
    fields: ERROR_FIELDS,
    description: 'The status of a registration that a page waits for could not be read; retry within 5 s.',
  },
  'store.prune-failed': { fields: ERROR_FIELDS, description: 'Expired rows were not deleted; retry in an hour.' },
  'features.updated': { fields: ['features'], description: 'The feature file changed and is in use.' },
  'features.kept': {
    fields: ['problem'],
    description: 'The feature file is invalid; the last valid one stays in use.',
  },
  'site.kept': {
    fields: ERROR_FIELDS,
    description: 'The new release of the site can’t be read; the previous one stays in use.',
  },
  'csp.violation': {
    fields: ['directive', 'page', 'blocked', 'source', 'line'],
    description: 'A browser reported a violation of the content security policy.',
  },
  'csp.violations-dropped': { fields: ['count'], description: 'Number of reports beyond the limit per minute.' },
  'consent.told': {
    fields: ['registration', 'customer', 'analytics', 'personalisation'],
    description: 'A visitor made a consent choice; identified by a hash.',
  },
  'admin.action': {
    fields: ['operator', 'command'],
    description: 'An operator ran a command (D53); results as counts by name.',
  },
  'admin.failed': { fields: ERROR_FIELDS, description: 'An operator’s command failed; nothing was changed.' },
  'admin.broken-off': { fields: ERROR_FIELDS, description: 'An operator disconnected before the response.' },
  'admin.unreachable': { fields: ERROR_FIELDS, description: 'The socket for operators’ commands can’t be opened.' },
  stopping: { fields: ['signal'], description: 'The process received a signal and is stopping.' },
  'stop-failed': { fields: ERROR_FIELDS, description: 'Shutdown failed; exit code 1.' },
  'uncaught-exception': { fields: ERROR_FIELDS, description: 'An uncaught exception; exit code 1.' },
  'unhandled-rejection': { fields: ERROR_FIELDS, description: 'An unhandled rejection; exit code 1.' },
} as const satisfies Readonly<Record<string, LogEventDefinition>>;

export type LogEvent = keyof typeof LOG_EVENTS;
export type LogValue = string | number | boolean | null | undefined;
export type FieldsOf<Event extends LogEvent> = Readonly<
  Partial<Record<(typeof LOG_EVENTS)[Event]['fields'][number], LogValue>>
>;
