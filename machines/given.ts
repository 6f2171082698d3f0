/**
 * What a state can't be entered without: the guard or the press that leads there brings it, and what the state asks of the outside is
 * never made up. That no visit gets there without is proved: a step that throws is an end of the proof.
 * @throws Error where a chart lets a visit in without it.
 */
export function given<T>(value: T | null): T {
  if (value === null) throw new Error('a state was entered without what it is for');
  return value;
}
