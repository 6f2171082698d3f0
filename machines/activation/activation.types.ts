/** How an activation can end badly (D25). */
export type ActivationError = 'failed' | 'invalidLink' | 'expiredLink';
