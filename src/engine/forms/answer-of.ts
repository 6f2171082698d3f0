const answers = new WeakMap<object, number>();
let last = 0;

/**
 * Number of the response that caused a problem: each problem object counts as a new response, even with equal content.
 * 0 if there is no problem.
 */
export function answerOf(problem: object | null): number {
  if (!problem) return 0;
  const known = answers.get(problem) ?? (last += 1);
  answers.set(problem, known);
  return known;
}
