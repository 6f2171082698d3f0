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
