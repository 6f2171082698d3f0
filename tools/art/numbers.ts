/** A seeded random generator of numbers between 0 and 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
export const round1 = (value: number): number => Math.round(value * 10) / 10;

/** Smoothstep: 0 before `from`, 1 after `to`. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** A Gaussian curve around `centre`, 1 at its top. */
export const bell = (value: number, centre: number, width: number): number =>
  Math.exp(-(((value - centre) / width) ** 2));

/** A number for SVG: one decimal, without unnecessary zeros. */
export const n1 = (value: number): string => String(round1(value)).replace(/^(-?)0\./, '$1.');

/** An element of a list. @throws if the index is out of range. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}.`);
  return found;
}

export const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
