/** Names whose direction differs from the surrounding sentence. */

/** Unicode blocks reserved for right-to-left scripts: Hebrew, Arabic, Syriac, Adlam and others. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Wraps a right-to-left name in isolate marks (U+2068, U+2069), so neither the name nor the sentence reorders the other
 * (Unicode Bidirectional Algorithm). The marks are characters, so they also work in titles, plain-text mails and screen
 * readers. Any other name is returned unchanged, byte for byte (D17).
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
