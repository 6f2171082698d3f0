import type { Failure } from '../domain/failure.ts';
import type { VoucherVariant } from '../landing/landing-options.ts';

/** What is known of a code. The names of errors are the contract's; unknown ones must be borne (D8). */
export interface CountryOption {
  isoCode: string;
  dataPolicyPk: string;
  termsPk: string;
}

/** The registration by which the visitor holds a place of the code already (D50). */
export interface HeldPlace {
  id: string;
  status: string;
  /** Null where its bearer is told the status alone. */
  email: string | null;
}

/** The back end's answer, as the chart needs it. */
export interface CodeDetails {
  errors: readonly string[];
  errorDetails: readonly string[];
  inviter: string | null;
  countryOptions: readonly CountryOption[];
  campaign: string | null;
  /** The welcome vouchers that it may be granted, its own first; left out: only the standard one (D51). */
  vouchers?: readonly VoucherVariant[];
  held?: HeldPlace;
}

/** An answer that says no. */
export type Refusal = 'forbiddenReferrer' | 'expired' | 'noInvitationsLeft' | 'invalid';
export type Verdict = 'valid' | Refusal;

export interface InvitationInput {
  code: string;
  timestamp: string | null;
  /** The host that a visit with a code in its link came from, where it is another than ours (D11). */
  referrer: string | null;
  /** The host that it came from now, where `referrer` is the one that the rule struck before (D46). */
  cameFrom?: string;
}

export interface ReferrerInput {
  host: string;
  cameFrom?: string | undefined;
}

/** A code as the visit got hold of it. Only a refused *link* leads to the deny page at once (D10). */
export interface Invitation extends InvitationInput {
  source: 'link' | 'typed' | 'memory';
}

/** One code, one verdict; or no answer, which is never a refusal (D8). */
export type InvitationOutput = Judgement | { verdict: 'unavailable'; failure: Failure };

export interface Judgement {
  verdict: Verdict;
  inviter: string | null;
  countryOptions: readonly CountryOption[];
  campaign: string | null;
  vouchers?: readonly VoucherVariant[];
  /** The referrer that the rule struck (D11); null where another reason was found, or none. */
  forbiddenReferrer: string | null;
  /** Error types that the contract does not know yet, to be reported. */
  unknownTypes: readonly string[];
  /** The code demands a link with a time in it, and this one had none (D8). */
  timestampMissing?: true;
  held?: HeldPlace;
}
