/** Meaning of an activation response (D16, D25), for each reason in the contract. */
import { describe, expect, test } from 'vitest';
import { accepted, refusal } from '../../test/harness/chart.ts';
import { effectOf, REASONS } from '../../test/model/problem-reasons.ts';
import { activationOutcome } from './activation.rules.ts';

describe('without a problem', () => {
  test.each([
    ['ACTIVE', 'successful'],
    ['PENDING_ACTIVATION', 'failed'],
    ['NEVER_SEEN', 'failed'],
  ])('%s: %s', (status, outcome) => {
    expect(activationOutcome(accepted(status))).toBe(outcome);
  });
  test('an empty answer: failed', () => {
    expect(activationOutcome(refusal())).toBe('failed');
  });
});

describe('each reason of the contract', () => {
  test.each(REASONS)('%s', (reason) => {
    const effect = effectOf(reason);
    expect(activationOutcome(refusal(reason))).toBe(effect === 'linkRefused' ? 'invalidLink' : 'failed');
  });
  test('also next to a registration', () => {
    expect(activationOutcome({ ...accepted('ACTIVE'), reasons: ['Infrastructure'] })).toBe('failed');
  });
});

describe('details of a refused link', () => {
  test.each([
    [[], 'invalidLink'],
    [['SOMETHING'], 'invalidLink'],
    [['EXPIRED'], 'expiredLink'],
    [['REPLACED'], 'replacedLink'],
    [['INCOMPLETE'], 'incompleteLink'],
    [['ALREADY_ACTIVE'], 'alreadyActive'],
    [['EXPIRED', 'ALREADY_ACTIVE'], 'alreadyActive'],
  ])('%j: %s', (details, outcome) => {
    expect(activationOutcome({ ...refusal('ActivationAccountUrlInvalid'), details })).toBe(outcome);
  });
  test.each([
    ['Infrastructure', 'failed'],
    ['EmailAlreadyUsedActive', 'failed'],
  ])('%s is not about the link, despite details', (reason, outcome) => {
    expect(activationOutcome({ ...refusal(reason), details: ['EXPIRED', 'ALREADY_ACTIVE'] })).toBe(outcome);
  });
});
