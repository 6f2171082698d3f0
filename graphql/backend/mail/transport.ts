import { createTransport } from 'nodemailer';
import { isLoopbackName } from '../http/ip-address.ts';
import type { mails } from '../store/schema.ts';
import { NOBODY } from './nobody.ts';

export type StoredMail = typeof mails.$inferSelect;

export interface Transport {
  /** @throws when the mail was not taken over; `isFinal` tells whether another attempt can help. */
  deliver(mail: StoredMail): Promise<void>;
  close(): void;
}

/** The server refused for good (RFC 5321, 4.2.1: replies 5yz). */
export const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

/** One-click unsubscription by the mail client itself (RFC 8058). */
const unsubscribeHeaders = (url: string | null) =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** SMTP with time-outs of its own, and with TLS to whatever is not this computer; the address goes as one object, so that no text is parsed as
 * a list of them; the envelope is made of it (an envelope of one's own would be read as text) (D42). */
export const smtpTransport = (smtpUrl: string, from: string): Transport => {
  const smtp = createTransport(
    {
      url: smtpUrl,
      // A server that offers no STARTTLS, or whose offer was taken out on the way, is given nothing to read (D55).
      requireTLS: !isLoopbackName(new URL(smtpUrl).hostname),
      // Nobody vouches for this computer's own name: Debian's Postfix offers STARTTLS with a certificate that it made itself.
      tls: { rejectUnauthorized: !isLoopbackName(new URL(smtpUrl).hostname) },
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
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
    deliver: async (mail) => {
      const way = mail.recipient === NOBODY ? nowhere : smtp;
      await way.sendMail({
        to: { name: '', address: mail.recipient },
        messageId: mail.messageId,
        date: mail.createdAt,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.locale,
          ...unsubscribeHeaders(mail.unsubscribeUrl),
        },
      });
    },
    close: () => smtp.close(),
  };
};
