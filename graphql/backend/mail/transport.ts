import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../common/clock.ts';
import { isLoopbackName } from '../common/ip-address.ts';
import type { mails } from '../store/schema.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';

export type StoredMail = typeof mails.$inferSelect;

export interface Transport {
  /**
   * Delivers a mail.
   * @param signal aborts; the server may have accepted the mail then.
   * @throws if the mail was not accepted; `failureOf` classifies the error.
   */
  deliver(mail: StoredMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Concurrent connections. */
export const CONNECTIONS = 2;

/** Timeouts in ms: connect, greeting, each later reply. */
export interface Timeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

/**
 * A timeout while the server still processes a mail would send it twice: the last reply may take long (RFC 5321,
 * 4.5.3.2.6).
 */
const DEFAULT_TIMEOUTS: Timeouts = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 2 * MINUTE,
};

/** One-click unsubscribe in the mail client (RFC 8058). */
const unsubscribeHeaders = (url: string | null) =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

export const headersOf = ({ locale, unsubscribeUrl }: Pick<StoredMail, 'locale' | 'unsubscribeUrl'>) => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': locale,
  ...unsubscribeHeaders(unsubscribeUrl),
});

/** On one line each: nodemailer folds in front of a long value, and some relays then break the DKIM signature. */
const asWritten = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }));

/**
 * SMTP with explicit timeouts, and with TLS unless the server is on this computer. The address is passed as an object,
 * so it is never parsed as a list; the envelope is derived from it, because an explicit envelope would be parsed (D42).
 */
export const smtpTransport = (smtpUrl: string, from: string, timeouts = DEFAULT_TIMEOUTS): Transport => {
  const smtp = createTransport(
    {
      url: smtpUrl,
      // Refuses a server without STARTTLS, or whose offer was stripped on the way (D55).
      requireTLS: !isLoopbackName(new URL(smtpUrl).hostname),
      // No CA certifies a loopback name: Debian's Postfix offers STARTTLS with a self-signed certificate.
      tls: { rejectUnauthorized: !isLoopbackName(new URL(smtpUrl).hostname) },
      pool: true,
      maxConnections: CONNECTIONS,
      // Retries once if the server closed an idle connection; other retries belong to the queue.
      maxRequeues: 1,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: 'Vestibule', address: from } },
  );
  // Composes the complete mail and discards it.
  const nowhere = createTransport(
    { streamTransport: true, buffer: true },
    { from: { name: 'Vestibule', address: from } },
  );
  return {
    deliver: async (mail, signal) => {
      const way = mail.recipient === PLACEHOLDER_RECIPIENT ? nowhere : smtp;
      await way.sendMail({
        to: { name: '', address: mail.recipient },
        messageId: mail.messageId,
        date: mail.createdAt,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: asWritten(headersOf(mail)),
        ...(signal && { signal }),
      });
    },
    close: () => smtp.close(),
  };
};
