/** The charts' tables match the contract: they know all answers of the back end. */
import { expect, test } from 'vitest';
import { FLOW_NAMES, flowRow } from '../../machines/flows/read-flows.ts';
import { VERDICTS } from '../../machines/invitation/verdict.ts';
import { EFFECTS } from '../../machines/context/problem-reasons.ts';
import { D16, enumOfContract } from '../model/problem-reasons.ts';

test('each problem reason has a target, in the order of D16', () => {
  expect(Object.keys(EFFECTS)).toEqual(Object.keys(D16));
  expect(enumOfContract('RegistrationProblemReason').toSorted()).toEqual(Object.keys(D16).toSorted());
});

test('the flows of the contract are those of the table', () => {
  expect(FLOW_NAMES.map((flow) => flowRow(flow).api)).toEqual(enumOfContract('RegistrationFlow'));
});

test('the error types of a code: each has a verdict', () => {
  expect(Object.keys(VERDICTS).toSorted()).toEqual(enumOfContract('RegistrationCodeErrorType').toSorted());
});
