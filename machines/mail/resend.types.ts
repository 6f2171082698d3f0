import type { Locale } from '../checks/languages.ts';

/** The activation mail is asked for by what the visit holds: its bearer token, an expired link, or address and code (D27). */
export type ResendBy = 'bearer' | 'expiredLink' | 'address';

export interface ResendInput {
  by: ResendBy;
  locale: Locale;
  activationId: string | null;
  email: string | null;
  code: string | null;
}

/** Alike whether or not the address is known. `retryAfter` in seconds. */
export interface ResendAnswer {
  accepted: boolean;
  retryAfter: number | null;
}
