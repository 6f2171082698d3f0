/** Detects environment variables that look like misspelt settings. */

/** Shorter settings are too similar to common variables: `HOME` and `HOST`. */
const MIN_LENGTH = 6;
/** Maximum edit distance; 1 for short names. */
const MOST_ERRORS = 2;
const LONG = 8;

/** Damerau-Levenshtein distance (with transpositions of neighbours). */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const differs = one[i - 1] === other[j - 1] ? 0 : 1;
      const least = Math.min(rows[i - 1]?.[j] ?? 0, row[j - 1] ?? 0) + 1;
      const kept = (rows[i - 1]?.[j - 1] ?? 0) + differs;
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (rows[i - 2]?.[j - 2] ?? 0) + 1
          : Infinity;
      row.push(Math.min(least, kept, swapped));
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
};

const isNear = (name: string, setting: string): boolean =>
  setting.length >= MIN_LENGTH &&
  Math.abs(name.length - setting.length) <= MOST_ERRORS &&
  distance(name.toUpperCase(), setting) <= (setting.length < LONG ? 1 : MOST_ERRORS);

/**
 * @param names all set variables.
 * @returns by name, a message that completes "NAME …".
 */
export const misspelt = (names: readonly string[], settings: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names
      .filter((name) => !settings.includes(name))
      .flatMap((name) => {
        const meant = settings.find((setting) => isNear(name, setting));
        return meant === undefined ? [] : [[name, `is not a setting; did you mean ${meant}?`]];
      }),
  );
