/**
 * Reasons of failed deliveries, as stored with a mail. Only a refused recipient is final (RFC 5321, 4.2.1; RFC 3463).
 */

interface ReasonDefinition {
  /** Who has to fix it; null: it resolves without action. */
  fault: 'recipient' | 'operator' | null;
  /** Not specific to this mail: all mails wait for one probe. */
  holdsQueue: boolean;
  /**
   * Effect on the mail: `untried` does not count the attempt, `deferred` retries later, `undeliverable` ends retries.
   */
  mail: 'untried' | 'deferred' | 'undeliverable';
}

/** Reasons of failed deliveries, as shown by `mails list` and the log. */
export const REASONS = {
  'recipient-refused': { fault: 'recipient', holdsQueue: false, mail: 'undeliverable' },
  /** Relay denied, sender blocklisted, and similar. */
  policy: { fault: 'operator', holdsQueue: false, mail: 'deferred' },
  'content-refused': { fault: 'operator', holdsQueue: false, mail: 'deferred' },
  'try-later': { fault: null, holdsQueue: false, mail: 'deferred' },
  /** Lost perhaps during the transfer and because of this mail: unlike `unreachable` it also defers the mail. */
  'connection-lost': { fault: null, holdsQueue: true, mail: 'deferred' },
  unreachable: { fault: 'operator', holdsQueue: true, mail: 'untried' },
  unavailable: { fault: null, holdsQueue: true, mail: 'untried' },
  tls: { fault: 'operator', holdsQueue: true, mail: 'untried' },
  login: { fault: 'operator', holdsQueue: true, mail: 'untried' },
  'sender-refused': { fault: 'operator', holdsQueue: true, mail: 'untried' },
  'server-refused': { fault: 'operator', holdsQueue: true, mail: 'untried' },
  /** A newer mail replaced its link (D25). */
  superseded: { fault: null, holdsQueue: false, mail: 'undeliverable' },
  /** It waited until it was no longer useful (`mail/kinds.ts`). */
  'too-old': { fault: 'operator', holdsQueue: false, mail: 'undeliverable' },
} as const satisfies Readonly<Record<string, ReasonDefinition>>;

export type Reason = keyof typeof REASONS;
export const ALL_REASONS = Object.keys(REASONS) as Reason[];

/** Reasons that a given party has to fix. */
export const reasonsOf = (fault: ReasonDefinition['fault']): Reason[] =>
  ALL_REASONS.filter((reason) => REASONS[reason].fault === fault);
