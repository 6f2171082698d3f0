/** How an activation can end other than well (D25, D48). */
export type ActivationError =
  | 'failed'
  /** No answer came to a press: whether it worked is not known (D21). */
  | 'unanswered'
  | 'invalidLink'
  | 'expiredLink'
  /** A newer one was sent. */
  | 'replacedLink'
  /** The address came without the id. */
  | 'incompleteLink';

/** The account is active: by this page just now, by its link before, or by another tab or device. */
export interface Activated {
  how: 'justNow' | 'before' | 'elsewhere';
  /** Where it goes on to; checked against the allowed targets before it is used (D6). */
  url: string | null;
}
