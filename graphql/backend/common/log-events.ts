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
    description:
      'A request was answered; `ms` is how long that took. No `path` with 302 and 404: it may hold anything.',
  },
  'http.error': {
    fields: ERROR_FIELDS,
    description: 'A request failed: by a mistake of ours, answered 500, or for want of the database, answered 503.',
  },
  'graphql.error': {
    fields: ERROR_FIELDS,
    description:
      'An operation failed: by a mistake of ours, answered 500; for want of the database, or of a turn, answered 503.',
  },
  'proxies.missing': {
    fields: ['expected', 'seen'],
    description:
      'A request came through fewer proxies than `TRUST_PROXY` counts: visitors count as one client. Said once by a process.',
  },
  'mail.delivered': { fields: ['mail', 'attempts'], description: 'The mail server took a mail over.' },
  'mail.deferred': {
    fields: ['mail', 'attempts', 'reason', 'fault', 'reply', 'status', 'nextAttemptIn'],
    description:
      'The mail server did not take a mail; tried again in so many seconds. `fault: operator`: it has to be mended here.',
  },
  'mail.undeliverable': {
    fields: ['mail', 'attempts', 'reason', 'fault', 'reply', 'status'],
    description:
      'A mail is given up: its recipient is refused, or it waited until it was of no use. `mails list --state failed` has it.',
  },
  'mail.queue-held': {
    fields: ['reason', 'fault', 'reply', 'status', 'waiting', 'since'],
    description:
      'The mail server takes no mails; all wait, one is tried now and then. At most once a minute from a process.',
  },
  'mail.queue-released': { fields: ['waiting', 'since'], description: 'The mail server takes mails again.' },
  'mail.outbox-failed': {
    fields: ERROR_FIELDS,
    description: 'The database could not say which mails are due; asked again in 5 s.',
  },
  'webhook.delivered': { fields: ['webhook', 'attempts'], description: 'The shop was told by webhook, and took it.' },
  'webhook.deferred': {
    fields: ['webhook', 'attempts', 'detail', 'nextAttemptIn'],
    description: 'A webhook was not taken; tried again in so many seconds.',
  },
  'webhook.given-up': {
    fields: ['webhook', 'attempts', 'detail'],
    description: 'What a webhook was to tell is past its use: the shop has not heard of it.',
  },
  'webhook.failed': {
    fields: ERROR_FIELDS,
    description: 'The database could not say which webhooks are due; asked again in 5 s.',
  },
  'store.connection-lost': { fields: ERROR_FIELDS, description: 'A connection to the database broke.' },
  'store.listener-lost': {
    fields: ERROR_FIELDS,
    description:
      'The connection that hears of changed registrations broke, or did not come about; tried again, in 30 to 45 s at the latest.',
  },
  'status.look-failed': {
    fields: ERROR_FIELDS,
    description:
      'The database did not say how a registration stands that a page waits for; looked at again, in 30 s at the latest.',
  },
  'store.prune-failed': {
    fields: ERROR_FIELDS,
    description: 'What is past its use was not deleted; tried again in an hour.',
  },
  'features.updated': { fields: ['features'], description: 'The file of features was changed, and is served.' },
  'features.kept': { fields: ['problem'], description: 'The file of features is broken; the last good one is served.' },
  'site.kept': {
    fields: ERROR_FIELDS,
    description: 'The new release of the site can’t be read; the one before is served.',
  },
  'csp.violation': {
    fields: ['directive', 'page', 'blocked', 'source', 'line'],
    description: 'A browser reports what the content security policy stopped.',
  },
  'csp.violations-dropped': {
    fields: ['count'],
    description: 'So many reports more than are logged came within a minute.',
  },
  'consent.told': {
    fields: ['registration', 'customer', 'analytics', 'personalisation'],
    description: 'Somebody chose what may be stored; whose it is as a hash.',
  },
  'admin.action': {
    fields: ['operator', 'command'],
    description: 'An operator did something (D53); counts of what by their names.',
  },
  'admin.failed': { fields: ERROR_FIELDS, description: 'An operator’s command failed; nothing was changed.' },
  'admin.broken-off': { fields: ERROR_FIELDS, description: 'An operator went away before the answer.' },
  'admin.unreachable': { fields: ERROR_FIELDS, description: 'The socket for operators’ commands can’t be opened.' },
  stopping: { fields: ['signal'], description: 'The process was told to stop, and does.' },
  'stop-failed': { fields: ERROR_FIELDS, description: 'Stopping failed; the process ended with code 1.' },
  'uncaught-exception': {
    fields: ERROR_FIELDS,
    description: 'A mistake that nothing caught; the process ended with code 1.',
  },
  'unhandled-rejection': {
    fields: ERROR_FIELDS,
    description: 'A mistake that nothing caught; the process ended with code 1.',
  },
} as const satisfies Readonly<Record<string, LogEventDefinition>>;

export type LogEvent = keyof typeof LOG_EVENTS;
export type LogValue = string | number | boolean | null | undefined;
export type FieldsOf<Event extends LogEvent> = Readonly<
  Partial<Record<(typeof LOG_EVENTS)[Event]['fields'][number], LogValue>>
>;
