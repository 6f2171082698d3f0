/** Timeouts of a visit, in milliseconds: for responses and for visitors. */

/** Delay before the visitor sees that a response takes longer; the wait can then be cancelled (D24). */
export const SLOW_ANSWER = 8_000;
/** Timeout of every request (D24; spec, section 9). */
export const ANSWER_LIMIT = 30_000;
/** XState delays of charts that wait for a response. */
export const answerDelays = { slowAnswer: SLOW_ANSWER, answerLimit: ANSWER_LIMIT };

/** Reading time before an automatic forward (D20, WCAG 2.2.1). */
export const READING_TIME = 20_000;
/** Time before the forward at which the visitor is notified again. */
export const LAST_SECONDS = 10_000;
/**
 * The rest of the reading time; never more than the whole, even if the clock was set back.
 * @param then epoch milliseconds at which it ends; null if it has ended.
 * @param now epoch milliseconds.
 */
export const timeLeft = (then: number | null, now: number): number =>
  Math.min(READING_TIME, Math.max(0, (then ?? 0) - now));

/** Lifetime of an activation link (D25). */
export const LINK_LIFE = 86_400_000;
