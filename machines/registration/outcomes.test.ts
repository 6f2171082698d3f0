/** Each of the contract's problem reasons, from each place that a mutation is sent: alone, in pairs, and beside one never seen (D16). */
import { describe, expect, test } from 'vitest';
import { FLOW_NAMES, FLOWS_IN_TWO_STEPS } from '../flows/read-flows.ts';
import { effectOf, PAIRS, REASONS } from '../../test/model/problem-reasons.ts';
import { activationPlace, formPlace, stepPlace } from '../../test/harness/registration-outcomes.ts';

const places = [...FLOW_NAMES.map(formPlace), ...FLOWS_IN_TWO_STEPS.map(stepPlace), activationPlace()];
const UNKNOWN = 'NeverSeenBefore';
/** What someone hears of: trouble of the house, and what nobody has seen yet. */
const problemFor = (reasons: readonly string[]) =>
  reasons
    .filter((reason) => reason === 'Infrastructure' || reason === UNKNOWN)
    .map((value) => ({ type: 'anomaly.reported', what: 'problemReason', value }));

describe.each(places)('$name', ({ answered, expected }) => {
  test.each(REASONS)('%s alone', (reason) => {
    expect(answered(reason)).toEqual({ ...expected([reason]), emitted: problemFor([reason]) });
  });

  test('two at once: messages of fields win, and all are shown; else the first of the table, whatever the order', () => {
    const outcomes = PAIRS.map(({ answer }) => [answer, answered(...answer)]);
    const wanted = PAIRS.map(({ answer, ordered }) => {
      const outcome = { ...expected(ordered), emitted: problemFor(answer) };
      const { answer: said } = outcome.changed;
      // What the answer said is kept as it came.
      return [
        answer,
        said ? { ...outcome, changed: { ...outcome.changed, answer: { ...said, reasons: answer } } } : outcome,
      ];
    });
    expect(outcomes).toEqual(wanted);
  });

  test('all at once: every field’s message', () => {
    const { value, changed } = answered(...REASONS.toReversed());
    const outcome = expected(REASONS);
    expect([value, changed.problem, changed.revealed]).toEqual([
      outcome.value,
      outcome.changed.problem,
      outcome.changed.revealed,
    ]);
  });

  test('one never seen is technical, and reported', () => {
    const outcome = expected(['Infrastructure']);
    const answer = { ...outcome.changed.answer, reasons: [UNKNOWN] };
    expect(answered(UNKNOWN)).toEqual({
      ...outcome,
      changed: { ...outcome.changed, answer },
      emitted: problemFor([UNKNOWN]),
    });
  });

  test.each(REASONS)('one never seen beside %s is only reported', (reason) => {
    const both = answered(UNKNOWN, reason);
    const alone = expected([reason]);
    expect([both.value, both.changed.problem, both.emitted]).toEqual([
      alone.value,
      alone.changed.problem,
      problemFor([UNKNOWN, reason]),
    ]);
  });
});

test('a reason that the contract gains fails until D16 says where it leads', () => {
  expect(() => effectOf(UNKNOWN)).toThrow('D16 says nothing of NeverSeenBefore');
});
