import type { Locale } from '../../locales/languages.ts';

/** Credentials for the activation mail: the bearer token, an activation link, or address and code (D27). */
export type ResendBy = 'bearer' | 'link' | 'address';

export interface ResendInput {
  by: ResendBy;
  key: string;
  locale: Locale;
  activationId: string | null;
  email: string | null;
  code: string | null;
}

/** One address from a single-field form; an unchanged one reuses its key until it is answered (D21). */
export interface EmailRequest {
  email: string;
  locale: Locale;
  key: string;
}

/** The same whether or not the address is known. `retryAfter` in seconds. */
export interface Acknowledgement {
  accepted: boolean;
  retryAfter: number | null;
}

/** Response to *Send again*. */
export interface ResendAnswer extends Acknowledgement {
  /** Epoch milliseconds of its receipt. */
  at: number;
  /** The account is active; only reported to its bearer and to the holder of one of its links. No mail is sent. */
  isActive?: boolean;
}

/** The last request of a mail (D26). */
export interface Resend {
  /** Null once the result has been shown; it is not shown again. */
  accepted: boolean | null;
  /** Epoch milliseconds of the response; an earlier current time means that the clock was set back. */
  at: number;
  /** Epoch milliseconds from which the next request is allowed. */
  againAt: number;
}
