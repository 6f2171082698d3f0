/** Link targets on the landing page, by heading id. */

/** Section with the waiting list and the membership application. */
export const ASK = 'ask';
