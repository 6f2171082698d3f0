/** The table of faults is complete, and matches the texts of the specification. */
import { expect, test } from 'vitest';
import { english } from '../browser/shown-messages.ts';
import { faultNames, FAULTS } from '../model/faults.ts';
import { waitsOfChart } from '../model/waiting.ts';
import { ARRIVING, FAILING, rows } from '../suites/faults/fault-rows.ts';

/** Not a call of the contract: a HEAD request for the page checks whether the back end responds. */
const NO_CALL = 'staleDeployment.asking';

test('every wait of the chart for an answer has its row', () => {
  const known = rows.map(({ wait }) => wait?.id);
  expect(waitsOfChart.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([NO_CALL]);
});
test('a row is known by its name alone', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
test('what reaches nothing comes first: that there is no effect yet can be seen only then', () => {
  expect([...FAILING, ...ARRIVING]).toEqual(faultNames);
  const reaching = FAILING.map((fault) => FAULTS[fault].reaches);
  expect(reaching).toEqual(reaching.toSorted((one, other) => Number(one) - Number(other)));
});
test.each([
  ['network', /^Network issue detected\. Please verify your internet connection and retry\.$/],
  ['timeout', /^Timeout exceeded/],
  ['technical', /^Due to a technical issue our store is not available at the moment/],
] as const)('%s is told in the words of the specification (section 8)', (kind, words) => {
  expect(english(`problem.${kind}`)).toMatch(words);
});
