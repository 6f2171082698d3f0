/** Names that run the other way than the sentence in which they stand. */

/** The blocks that Unicode keeps for scripts from right to left: Hebrew, Arabic, Syriac, Adlam and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for a sentence, between the marks of an isolate (U+2068, U+2069) if it runs from right to left: neither turns the other round
 * (Unicode Bidirectional Algorithm). They are characters, and so do their work in titles, plain mails and what is read out too.
 * Any other name is given back byte for byte (D17).
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
