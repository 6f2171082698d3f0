import type { Failure } from '../domain/failure.ts';
import type { VoucherVariant } from '../landing-pages/landing-options.ts';

/** Data of a code. Error names are those of the contract; unknown ones must be tolerated (D8). */
export interface CountryOption {
  isoCode: string;
  dataPolicyPk: string;
  termsPk: string;
}

/** The registration with which the visitor already holds a place of the code (D50). */
export interface HeldPlace {
  id: string;
  status: string;
  /** Null if the bearer may only learn the status. */
  email: string | null;
}

/** The back end's response, reduced to what the chart needs. */
export interface CodeDetails {
  errors: readonly string[];
  errorDetails: readonly string[];
  inviter: string | null;
  countryOptions: readonly CountryOption[];
  campaign: string | null;
  /** Welcome vouchers that it may be granted, its own first; omitted if only the standard one (D51). */
  vouchers?: readonly VoucherVariant[];
  held?: HeldPlace;
}

/** Negative verdicts. */
export type Refusal = 'forbiddenReferrer' | 'expired' | 'noInvitationsLeft' | 'invalid';
export type Verdict = 'valid' | Refusal;

export interface InvitationInput {
  code: string;
  timestamp: string | null;
  /** The foreign host from which a visit with a code in its link came (D11). */
  referrer: string | null;
  /** The current referring host, if `referrer` is the one that the rule blocked before (D46). */
  cameFrom?: string;
}

export interface ReferrerInput {
  host: string;
  cameFrom?: string | undefined;
}

/** A code and its source. Only a refused *link* leads to the deny page at once (D10). */
export interface Invitation extends InvitationInput {
  source: 'link' | 'typed' | 'memory';
}

/** The verdict on one code; a missing response is never a refusal (D8). */
export type InvitationOutput = CodeCheck | { verdict: 'unavailable'; failure: Failure };

export interface CodeCheck {
  verdict: Verdict;
  inviter: string | null;
  countryOptions: readonly CountryOption[];
  campaign: string | null;
  vouchers?: readonly VoucherVariant[];
  /** The referrer that the rule blocked (D11); null for any other verdict. */
  forbiddenReferrer: string | null;
  /** Error types missing from the contract, to be reported. */
  unknownTypes: readonly string[];
  /** The code requires a link with a timestamp, and this link had no timestamp (D8). */
  timestampMissing?: true;
  held?: HeldPlace;
}
