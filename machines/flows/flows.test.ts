/** Properties of the table that its types cannot express. */
import { expect, test } from 'vitest';
import { FIELDS } from './fields.ts';
import { DEFAULT_FLOW, FLOW_NAMES, flowOfToken, flowRow, needsToken, pageAfter } from './read-flows.ts';

test('a name in the contract and a purpose of a token belong to one flow', () => {
  const apis = FLOW_NAMES.map((flow) => flowRow(flow).api);
  expect(new Set(apis).size).toBe(apis.length);
  const tokens = FLOW_NAMES.filter(needsToken);
  expect(tokens.map((flow) => flowOfToken(flowRow(flow).token?.purpose ?? null))).toEqual(tokens);
  expect([flowOfToken(null), flowOfToken('lobby'), needsToken(DEFAULT_FLOW)]).toEqual([null, null, false]);
});

test.each(FLOW_NAMES)(
  '%s: requests each field once, in the common order, with those that the contract requires',
  (flow) => {
    const { steps } = flowRow(flow);
    const asked = steps.flatMap((step) => step?.fields ?? []);
    expect(steps.map((step) => step?.fields)).toEqual(
      steps.map((step) => FIELDS.filter((field) => step?.fields.includes(field))),
    );
    expect(new Set(asked).size).toBe(asked.length);
    expect(steps[0].fields).toEqual(expect.arrayContaining(['email', 'country', 'terms']));
  },
);

test.each(FLOW_NAMES)('%s: leads through its steps to its end', (flow) => {
  const { steps, ends } = flowRow(flow);
  const pages = steps.flatMap((step) => (step ? [step.page] : []));
  expect(pages.map((page) => pageAfter(flow, page))).toEqual([...pages.slice(1), ends]);
});
