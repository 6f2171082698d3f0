/**
 * How hard a secret is to guess, as far as its text shows. Random bytes as hex, UUIDs or base64 count for about what they are;
 * words, rows and repetitions for little, however long. An estimate from below: what looks like a word may have come by chance.
 */

/** Bits of a letter in a word: prose has about 1.3, words that are drawn by lot 2 to 2.5. */
const IN_WORD = 2;
/** Bits of a character that goes on as those before it. */
const FORESEEN = 0.5;
/** Bits of what stands between letters and digits: it is mostly one of a few. */
const BETWEEN = 3;
/** So many characters of the same step, or that were there before, are a row or a repetition. */
const ROW = 4;

const WORD = /[A-Z]?[a-z]{3,}|[A-Z]{4,}/g;
/** A whole word, read with the digits that are written for letters. */
const WHOLE_WORD = /(?<![A-Za-z\d])[A-Z]?[a-z]+(?![A-Za-z\d])/g;
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
const read = (text: string): string => text.replace(/[013457@$]/g, (sign) => WRITTEN_FOR[sign] ?? sign);

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/^(?:[\d\W]*)$/, 10],
  [/^(?:[\da-f\W]*|[\dA-F\W]*)$/, 16],
  [/^(?:[\da-z\W]*|[\dA-Z\W]*)$/, 36],
];
const sizeOfAlphabet = (text: string): number => ALPHABETS.find(([letters]) => letters.test(text))?.[1] ?? 64;

/** Where the letters of words are. */
const placesInWords = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(WORD), ...read(text).matchAll(WHOLE_WORD)].flatMap(({ 0: word, index }) =>
      Array.from(word, (_, nth) => index + nth),
    ),
  );

/** Whether a character ends a row (`1234`, `dcba`, `aaaa`) or a part that was there before. */
const isForeseen = (text: string, at: number): boolean => {
  const start = at - ROW + 1;
  if (start < 0) return false;
  const part = text.slice(start, at + 1);
  const steps = new Set(Array.from({ length: ROW - 1 }, (_, nth) => part.charCodeAt(nth + 1) - part.charCodeAt(nth)));
  const [step = 0] = steps;
  return (steps.size === 1 && Math.abs(step) <= 1) || text.indexOf(part) < start;
};

/** The bits that somebody who knows how such secrets are made would have to guess. */
export const guessingBits = (secret: string): number => {
  const alphabet = sizeOfAlphabet(secret);
  const inWords = alphabet > 16 ? placesInWords(secret) : new Set<number>();
  const bitsAt = (sign: string, at: number): number => {
    if (isForeseen(secret, at)) return FORESEEN;
    if (inWords.has(at)) return IN_WORD;
    if (/[\w+/]/.test(sign)) return Math.log2(alphabet);
    return alphabet > 16 && sign.trim() !== '' ? BETWEEN : FORESEEN;
  };
  return Array.from({ length: secret.length }, (_, at) => bitsAt(secret.charAt(at), at)).reduce(
    (sum, bits) => sum + bits,
    0,
  );
};
