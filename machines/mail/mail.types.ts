import type { Locale } from '../domain/languages.ts';

/** The activation mail is asked for by what the visit holds: its bearer token, an activation link, or address and code (D27). */
export type ResendBy = 'bearer' | 'link' | 'address';

export interface ResendInput {
  by: ResendBy;
  key: string;
  locale: Locale;
  activationId: string | null;
  email: string | null;
  code: string | null;
}

/** One address, sent by a form of one field; an unchanged one repeats its key until it is answered (D21). */
export interface EmailRequest {
  email: string;
  locale: Locale;
  key: string;
}

/** Alike whether or not the address is known. `retryAfter` in seconds. */
export interface Acknowledgement {
  accepted: boolean;
  retryAfter: number | null;
}

/** What is answered to *Send again*. */
export interface ResendAnswer extends Acknowledgement {
  /** Epoch milliseconds at which it came. */
  at: number;
  /** The account is active: said to its bearer, and to who holds one of its links; no mail goes. */
  isActive?: boolean;
}

/** How a mail was last asked for (D26). */
export interface Resend {
  /** Null: that was told, and is not told again. */
  accepted: boolean | null;
  /** Epoch milliseconds of the answer: a clock that shows less was set back. */
  at: number;
  /** Epoch milliseconds from which it may be asked for again. */
  againAt: number;
}
