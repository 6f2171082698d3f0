/** How long a visit waits, in milliseconds: for an answer, and for a person. */

/** After this it is told that it takes longer, and the wait may be cancelled (D24). */
export const SLOW_ANSWER = 8_000;
/** The end of every wait for an answer (D24; spec, section 9). */
export const ANSWER_LIMIT = 30_000;
/** The delays by which a chart waits for an answer. */
export const answerDelays = { slowAnswer: SLOW_ANSWER, answerLimit: ANSWER_LIMIT };

/** Time to read before being taken on (D20, WCAG 2.2.1). */
export const READING_TIME = 20_000;
/** How long before the end of it the visitor is told once more. */
export const LAST_SECONDS = 10_000;
/**
 * What is left of the time to read: never more than all of it, however the clock was set meanwhile.
 * @param then epoch milliseconds at which it ends; null: it has ended.
 * @param now epoch milliseconds.
 */
export const timeLeft = (then: number | null, now: number): number =>
  Math.min(READING_TIME, Math.max(0, (then ?? 0) - now));

/** As long as an activation link lives (D25). */
export const LINK_LIFE = 86_400_000;
