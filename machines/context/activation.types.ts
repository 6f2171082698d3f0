/** Unsuccessful outcomes of an activation (D25, D48). */
export type ActivationError =
  | 'failed'
  /** No response, so the outcome is unknown (D21). */
  | 'unanswered'
  | 'invalidLink'
  | 'expiredLink'
  /** A newer link was sent. */
  | 'replacedLink'
  /** The URL lacked the id. */
  | 'incompleteLink';

/**
 * The account is active: activated by this page just now, by its link earlier, or in another tab or on another device.
 */
export interface Activated {
  how: 'justNow' | 'before' | 'elsewhere';
  /** Next address; checked against the allowed targets before use (D6). */
  url: string | null;
}
