import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '../clock.ts';
import { isLoopbackName } from '../http/ip-address.ts';
import type { mails } from '../store/schema.ts';
import { NOBODY } from './nobody.ts';

export type StoredMail = typeof mails.$inferSelect;

export interface Transport {
  /**
   * Hands a mail over. @param signal ends it; whether the server has taken it is not known then.
   * @throws when the mail was not taken over; `failureOf` tells what that means.
   */
  deliver(mail: StoredMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** How many mails are handed over at once. */
export const CONNECTIONS = 2;

/** Milliseconds: to connect, to be greeted, and for each answer after that. */
export interface Patience {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

/** Whoever gives up on a server that still takes a mail sends it twice: the last answer may take long (RFC 5321, 4.5.3.2.6). */
const PATIENCE: Patience = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 2 * MINUTE,
};

/** One-click unsubscription by the mail client itself (RFC 8058). */
const unsubscribeHeaders = (url: string | null) =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** What a mail says of itself beside its sender, recipient, date and subject. */
export const headersOf = ({ locale, unsubscribeUrl }: Pick<StoredMail, 'locale' | 'unsubscribeUrl'>) => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': locale,
  ...unsubscribeHeaders(unsubscribeUrl),
});

/** Each in one line: folded in front of a long value, as nodemailer does, relays were seen to break DKIM's signature over it. */
const asWritten = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }));

/** SMTP with time-outs of its own, and with TLS to whatever is not this computer; the address goes as one object, so that no text is parsed as
 * a list of them; the envelope is made of it (an envelope of one's own would be read as text) (D42). */
export const smtpTransport = (smtpUrl: string, from: string, patience = PATIENCE): Transport => {
  const smtp = createTransport(
    {
      url: smtpUrl,
      // A server that offers no STARTTLS, or whose offer was taken out on the way, is given nothing to read (D55).
      requireTLS: !isLoopbackName(new URL(smtpUrl).hostname),
      // Nobody vouches for this computer's own name: Debian's Postfix offers STARTTLS with a certificate that it made itself.
      tls: { rejectUnauthorized: !isLoopbackName(new URL(smtpUrl).hostname) },
      pool: true,
      maxConnections: CONNECTIONS,
      // A connection that the server closed while it was idle is opened anew; all else is the outbox's to repeat.
      maxRequeues: 1,
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: 'Vestibule', address: from } },
  );
  // Composes all of a mail, and lets it go.
  const nowhere = createTransport(
    { streamTransport: true, buffer: true },
    { from: { name: 'Vestibule', address: from } },
  );
  return {
    deliver: async (mail, signal) => {
      const way = mail.recipient === NOBODY ? nowhere : smtp;
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
