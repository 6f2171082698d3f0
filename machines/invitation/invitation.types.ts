import type { Failure } from '../checks/failure.ts';

/** What is known of a code. The names of errors are the contract's; unknown ones must be borne (D8). */
export interface CountryOption {
  isoCode: string;
  dataPolicyPk: string;
  termsPk: string;
}

/** The back end's answer, as the chart needs it. */
export interface CodeDetails {
  errors: readonly string[];
  errorDetails: readonly string[];
  inviter: string | null;
  countryOptions: readonly CountryOption[];
  campaign: string | null;
}

/** An answer that says no. */
export type Refusal = 'forbiddenReferrer' | 'expired' | 'noInvitationsLeft' | 'invalid';
export type Verdict = 'valid' | Refusal;

export interface InvitationInput {
  code: string;
  timestamp: string | null;
}

/** One code, one verdict; or no answer, which is never a refusal (D8). */
export type InvitationOutput = Judgement | { verdict: 'unavailable'; failure: Failure };

export interface Judgement {
  verdict: Verdict;
  inviter: string | null;
  countryOptions: readonly CountryOption[];
  campaign: string | null;
  /** Error types that the contract does not know yet, to be reported. */
  unknownTypes: readonly string[];
}
