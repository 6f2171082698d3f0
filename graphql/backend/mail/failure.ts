/** Classifies delivery failures. */
import type { Reason } from '../store/mail-failures.ts';

export interface Failure {
  reason: Reason;
  /** The server's reply or the connection error, for operators; it may contain the address. */
  detail: string;
  /** Reply code and enhanced status code (RFC 3463), such as 550 and 5.7.1, without data of the recipient. */
  reply: number | null;
  status: string | null;
}

/** Fields of nodemailer's errors, where present. */
interface SmtpError {
  code: string;
  originalCode: string;
  command: string;
  response: string;
  responseCode: number | null;
  timeoutType: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const readError = (error: unknown): SmtpError => {
  const from: Record<string, unknown> = error instanceof Error ? Object.fromEntries(Object.entries(error)) : {};
  const { responseCode } = from;
  return {
    code: textOf(from['code']),
    originalCode: textOf(from['originalCode']),
    command: textOf(from['command']),
    response: textOf(from['response']),
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    timeoutType: textOf(from['timeoutType']),
  };
};

const MAX_DETAIL = 200;

const detailOf = ({ response, originalCode, timeoutType, code }: SmtpError): string =>
  (response || originalCode || timeoutType || code || 'unknown').replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_DETAIL);

const statusIn = (response: string): string | null =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;

/** Replies without an enhanced status that are not about the recipient. In doubt a mail is retried. */
const NOT_THE_RECIPIENT =
  /relay|auth|log ?in|sender|policy|prohibit|permit|denied|access|block|blacklist|spam|spf|dkim|dmarc|helo|ehlo|reverse|client|tls|quota|full/i;

/**
 * Permanent status codes about the recipient: addresses (except those of the sender, 5.1.7 and 5.1.8), and a disabled
 * mailbox.
 */
const isStatusOfRecipient = (status: string): boolean =>
  /^5\.(1\.\d+|2\.1)$/.test(status) && !['5.1.7', '5.1.8'].includes(status);

/** 5.0.0 says no more than the reply code. */
const meansRecipient = ({ response, responseCode }: SmtpError, status: string | null): boolean => {
  if (status !== null && status !== '5.0.0') return isStatusOfRecipient(status);
  return [550, 551, 553, 556].includes(responseCode ?? 0) && !NOT_THE_RECIPIENT.test(response);
};

const isTransient = (reply: number | null): boolean => reply !== null && reply >= 400 && reply < 500;

/** Replies that require a login, at any command (RFC 4954, 6). */
const asksForLogin = (reply: number | null): boolean => [530, 534, 535, 538].includes(reply ?? 0);

const atRecipient = (error: SmtpError, status: string | null): Reason => {
  if (isTransient(error.responseCode)) return 'try-later';
  return meansRecipient(error, status) ? 'recipient-refused' : 'policy';
};

/** A late recipient check is recognised by its status only: a plain 550 may as well be about the content. */
const atContent = ({ responseCode }: SmtpError, status: string | null): Reason => {
  if (isTransient(responseCode)) return 'try-later';
  if (status !== null && isStatusOfRecipient(status)) return 'recipient-refused';
  return status?.startsWith('5.7.') ? 'policy' : 'content-refused';
};

/** 552 and 5.3.4 before DATA: the mail is too large (RFC 1870). */
const atSender = ({ response, responseCode }: SmtpError, status: string | null): Reason => {
  if (isTransient(responseCode)) return 'unavailable';
  return response === '' || responseCode === 552 || status === '5.3.4' ? 'content-refused' : 'sender-refused';
};

/** Reason of a failed or refused connection before a mail was transferred. */
const ofConnection = ({ code, originalCode, command, timeoutType, responseCode }: SmtpError): Reason => {
  if (code === 'ETLS' || /CERT|SSL|TLS|ISSUER|SIGNATURE/.test(originalCode)) return 'tls';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'].includes(originalCode)) return 'unreachable';
  if (['EDNS', 'EPROXY'].includes(code)) return 'unreachable';
  if (['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'].includes(timeoutType)) return 'unreachable';
  if (code === 'EPROTOCOL' || command === 'EHLO') return isTransient(responseCode) ? 'unavailable' : 'server-refused';
  // Closed before the greeting: nodemailer has tried twice and names no command.
  return code === 'ECONNECTION' && command === '' ? 'unreachable' : 'connection-lost';
};

const BY_COMMAND: Readonly<Record<string, (error: SmtpError, status: string | null) => Reason>> = {
  'MAIL FROM': atSender,
  'RCPT TO': atRecipient,
  DATA: atContent,
};

const reasonOf = (error: SmtpError, status: string | null): Reason => {
  const { code, command, responseCode } = error;
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code) || asksForLogin(responseCode)) return 'login';
  // The server closes the connection (RFC 5321, 3.8); during a mail, that mail may be the cause.
  if (responseCode === 421 && command !== 'MAIL FROM')
    return code === 'EPROTOCOL' || command === 'EHLO' ? 'unavailable' : 'connection-lost';
  const classify = BY_COMMAND[command];
  if (classify) return classify(error, status);
  if (code === 'EABORT' || command !== '' || code.startsWith('E')) return ofConnection(error);
  return 'content-refused';
};

/** Classifies the error of a delivery. @param error thrown by a transport. */
export const failureOf = (error: unknown): Failure => {
  const read = readError(error);
  const status = statusIn(read.response);
  return { reason: reasonOf(read, status), detail: detailOf(read), reply: read.responseCode, status };
};
