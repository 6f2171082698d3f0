/**
 * Estimates the entropy of a secret from its text. Random bytes as hex, UUID or base64 count about fully; words,
 * sequences and repetitions count little. A lower bound: random text may look like a word.
 */

/** Bits per letter of a word: prose has about 1.3, random words 2 to 2.5. */
const IN_WORD = 2;
/** Bits of a predictable character. */
const FORESEEN = 0.5;
/** Bits of a separator: there are only a few common ones. */
const BETWEEN = 3;
/** Length of a sequence or a repetition. */
const ROW = 4;

const WORD = /[A-Z]?[a-z]{3,}|[A-Z]{4,}/g;
/** A whole word, after replacing digits that are used as letters. */
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

/** Indexes of letters in words. */
const placesInWords = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(WORD), ...read(text).matchAll(WHOLE_WORD)].flatMap(({ 0: word, index }) =>
      Array.from(word, (_, nth) => index + nth),
    ),
  );

/** Whether the character ends a sequence (`1234`, `dcba`, `aaaa`) or repeats an earlier part. */
const isForeseen = (text: string, at: number): boolean => {
  const start = at - ROW + 1;
  if (start < 0) return false;
  const part = text.slice(start, at + 1);
  const steps = new Set(Array.from({ length: ROW - 1 }, (_, nth) => part.charCodeAt(nth + 1) - part.charCodeAt(nth)));
  const [step = 0] = steps;
  return (steps.size === 1 && Math.abs(step) <= 1) || text.indexOf(part) < start;
};

/** Bits to guess for an attacker who knows how such secrets are made. */
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
