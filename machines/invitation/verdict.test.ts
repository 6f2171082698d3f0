import { describe, expect, test } from 'vitest';
import type { CodeDetails, Verdict } from './invitation.types.ts';
import { codeCheckOf } from './verdict.ts';

const details: CodeDetails = { errors: [], errorDetails: [], inviter: null, countryOptions: [], campaign: null };

describe('D8: one error type', () => {
  test.each<[string, Verdict]>([
    ['REGISTRATION_CODE_INVALID', 'invalid'],
    ['INVITER_INVALID', 'invalid'],
    ['CUSTOMIZATION_MISSING', 'invalid'],
    ['REGISTRATION_CODE_NO_BALANCE_LEFT', 'noInvitationsLeft'],
    ['REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS', 'noInvitationsLeft'],
    ['REFERER_INVALID', 'forbiddenReferrer'],
  ])('%s is %s and not reported', (type, verdict) => {
    expect(codeCheckOf({ ...details, errors: [type] })).toEqual({
      verdict,
      inviter: null,
      countryOptions: [],
      campaign: null,
      forbiddenReferrer: null,
      unknownTypes: [],
    });
  });

  test.each([['NEVER_SEEN_BEFORE'], ['toString'], ['__proto__'], ['']])('%s is invalid, and reported', (type) => {
    const { verdict, unknownTypes } = codeCheckOf({ ...details, errors: [type] });
    expect({ verdict, unknownTypes }).toEqual({ verdict: 'invalid', unknownTypes: [type] });
  });
});

describe('D8: details of an invalid code', () => {
  test.each<[string, readonly string[], readonly string[], Verdict]>([
    ['expired', ['REGISTRATION_CODE_INVALID'], ['EXPIRED'], 'expired'],
    ['without its time', ['REGISTRATION_CODE_INVALID'], ['TIMESTAMP_MISSING'], 'invalid'],
    ['with a detail never seen', ['REGISTRATION_CODE_INVALID'], ['SOMETHING'], 'invalid'],
    ['expired next to another detail', ['REGISTRATION_CODE_INVALID'], ['SOMETHING', 'EXPIRED'], 'expired'],
    ['another error with that detail', ['INVITER_INVALID'], ['EXPIRED'], 'invalid'],
    ['a detail without an error', [], ['EXPIRED'], 'valid'],
  ])('%s', (_, errors, errorDetails, verdict) => {
    expect(codeCheckOf({ ...details, errors, errorDetails }).verdict).toBe(verdict);
  });
});

describe('D8: several error types, in any order', () => {
  test.each<[readonly string[], readonly string[], Verdict]>([
    [['CUSTOMIZATION_MISSING', 'REGISTRATION_CODE_NO_BALANCE_LEFT'], [], 'noInvitationsLeft'],
    [['REGISTRATION_CODE_NO_BALANCE_LEFT', 'REGISTRATION_CODE_INVALID'], ['EXPIRED'], 'expired'],
    [['REGISTRATION_CODE_INVALID', 'REFERER_INVALID'], ['EXPIRED'], 'forbiddenReferrer'],
    [['NEVER_SEEN_BEFORE', 'REGISTRATION_CODE_NO_BALANCE_LEFT'], [], 'noInvitationsLeft'],
    [['INVITER_INVALID', 'CUSTOMIZATION_MISSING'], [], 'invalid'],
  ])('%j with %j is %s', (errors, errorDetails, verdict) => {
    const verdicts = [errors, errors.toReversed()].map((types) =>
      codeCheckOf({ ...details, errors: types, errorDetails }),
    );
    expect(verdicts.map((codeCheck) => codeCheck.verdict)).toEqual([verdict, verdict]);
  });
});
