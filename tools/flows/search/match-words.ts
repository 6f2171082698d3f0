/** Compares words: case-insensitive, without accents, whole or by prefix, with at most one wrong letter. */

const ACCENTS = /\p{Diacritic}/gu;
const BETWEEN = /[^\p{L}\p{N}\p{M}_]+/u;
const PARTS = /_|(?<=\p{Ll})(?=\p{Lu})/u;

const folded = (word: string) => word.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase().replaceAll('ł', 'l');
const distinct = (words: readonly string[]) => [...new Set(words.map(folded).filter((word) => word !== ''))];

/** Stop words. */
const STOP_WORDS = new Set(
  'a an and are at be can do does for from happen happens how i if in is it may of on one or see that the their there they to was what when where which who whose with you'.split(
    ' ',
  ),
);
/** The typed words without stop words, unless there are only stop words. */
export function queryWords(typed: string): readonly string[] {
  const words = distinct(typed.split(BETWEEN));
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}
/** The words of a text, and the parts of compound names. */
export function wordsOf(text: string): readonly string[] {
  const written = text.split(BETWEEN);
  return distinct([...written, ...written.flatMap((word) => word.split(PARTS))]);
}

/** Shorter words must match exactly. */
const LONG_WORD = 5;

/** True if two words differ by one letter: replaced, added, removed, or two swapped. */
export function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return swapped && short.slice(same + 2) === long.slice(same + 2);
}

/** Similarity of a word: 1 is equal, 0 is different. */
export function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (word.startsWith(asked)) return 0.4 + 0.5 * (asked.length / word.length);
  if (asked.length < LONG_WORD) return 0;
  if (isOneOff(asked, word)) return 0.35;
  return isOneOff(asked, word.slice(0, asked.length)) ? 0.25 : 0;
}
