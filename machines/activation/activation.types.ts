/** How an activation can end badly (D25). */
export type ActivationError = 'failed' | 'invalidLink' | 'expiredLink';
export type ActivationOutcome = 'successful' | 'alreadyActive' | ActivationError;

export interface ActivationAnswer {
  outcome: ActivationOutcome;
  /** Where an active account goes on to; checked against the allowed targets before it is used (D6). */
  url: string | null;
}
