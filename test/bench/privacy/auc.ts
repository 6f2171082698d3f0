/** How well a time tells two classes apart: pure. */

/** The area under the ROC curve, without direction, and what it is with a certainty of 95 %. */
export interface Separation {
  /** 0.5: not at all; 1: always. */
  auc: number;
  low: number;
  high: number;
}

/** The normal distribution's, for 95 % on both sides. */
const Z = 1.96;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
};

/** Of each value the share of the others that is below it; one that is equal counts as half. */
const placesAmong = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value) =>
    mean(
      others.map((other) => {
        if (other === value) return 0.5;
        return other < value ? 1 : 0;
      }),
    ),
  );

/**
 * How well two samples of a figure are told apart, by the area under the ROC curve (Mann and Whitney), with DeLong's variance.
 * Whoever guesses may take the longer or the shorter one for the known one: an area below a half counts as what it is above it.
 * @param one at least one value. @param other at least one value.
 */
export function separationOf(one: readonly number[], other: readonly number[]): Separation {
  const places = placesAmong(one, other);
  const area = mean(places);
  const spread = Z * Math.sqrt(variance(places) / one.length + variance(placesAmong(other, one)) / other.length);
  const auc = Math.max(area, 1 - area);
  return { auc, low: Math.max(0, auc - spread), high: Math.min(1, auc + spread) };
}
