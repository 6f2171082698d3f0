/** The table of faults is complete, and matches the texts of the specification. */
import { expect, test } from 'vitest';
import { english } from '../browser/shown-messages.ts';
import { faultNames, FAULTS } from '../model/faults.ts';
import { waitsOfChart } from '../model/waiting.ts';
import { ARRIVING, FAILING, rows } from '../suites/faults/fault-rows.ts';

/**
 * Not started by a press: the look-up of the code page, the subscription to the status, and the HEAD request that looks
 * for a network.
 */
const NO_PRESS = ['codeEntry.recognising.lookingUp', 'formFinished.watch.watching', 'staleDeployment.asking'];

test('every wait for a response has a row', () => {
  const known = rows.map(({ wait }) => wait.id);
  expect(waitsOfChart.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual(NO_PRESS);
});
test('names of rows are unique', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
test('faults that reach nothing come first', () => {
  expect([...FAILING, ...ARRIVING]).toEqual(faultNames);
  const reaching = FAILING.map((fault) => FAULTS[fault].reaches);
  expect(reaching).toEqual(reaching.toSorted((one, other) => Number(one) - Number(other)));
});
test.each([
  ['network', /^Network issue detected\. Please verify your internet connection and retry\.$/],
  ['timeout', /^Timeout exceeded/],
  ['technical', /^Due to a technical issue our store is not available at the moment/],
] as const)('%s shows the message of the specification (section 8)', (kind, words) => {
  expect(english(`problem.${kind}`)).toMatch(words);
});
