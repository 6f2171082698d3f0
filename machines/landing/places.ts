/** What of the landing page links may lead to, by the ids of headings. */

/** Where one asks to be considered. */
export const ASK = 'ask';
