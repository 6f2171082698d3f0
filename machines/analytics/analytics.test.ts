/** Analytics events and their fields (D37); the witness proves that each is tracked on its transition, once. */
import { describe, expect, test } from 'vitest';
import { accepted, at, done, link, open, route, take, valid, values } from '../../test/harness/chart.ts';
import { claims, completing, editing, formValues, press } from '../../test/harness/registration.ts';
import { trackedByCharts } from '../../tools/flows/drawings/tracking-plan.ts';
import { PLAIN_EVENTS } from './catalogue.ts';

test('an error of a code is tracked (D8); no answer is not a verdict, also after an earlier one', () => {
  const lookingUp = at({ landing: 'lookingUp' }, { invitation: link });
  const noneLeft = { ...valid, verdict: 'noInvitationsLeft' } as const;
  const unavailable = { verdict: 'unavailable', failure: { kind: 'network' } };
  const later = at(lookingUp.value, { ...lookingUp.context, codeCheck: noneLeft });
  expect([
    take(lookingUp, done('linkInvitation', noneLeft)).tracked,
    take(later, done('linkInvitation', unavailable)).tracked,
  ]).toEqual([['error_registration_code_no_balance'], []]);
});
test('a link from a blocked site (D11): tracked on the deny page, once per page load', () => {
  const opened = open('deny', { invitation: { ...link, source: 'memory', referrer: 'forum.example' } });
  expect([opened.tracked, take(opened.state, route('landing'), route('deny')).tracked]).toEqual([
    ['landing_forbidden_referrer'],
    [],
  ]);
});

describe('a registration', () => {
  const registered = (fields: object) => ({ event: 'successful_user_registration', fields });
  const fields = { userID: 'c-7', email: values.email, registrationID: '1', invitation_campaign: 'spring' };
  const trackedIn = (flow: 'default' | 'socialRegistration', status: string, newsletter = false) =>
    take(
      editing(flow, { codeCheck: { ...valid, campaign: 'spring' } }),
      press({ ...formValues[flow], newsletter }),
      done('register', { ...accepted(status), registration: { id: '1', status, customerId: 'c-7' } }),
    ).tracked;

  test('accepted: with the hashed ids and the campaign', () => {
    expect(trackedIn('default', 'PENDING_ACTIVATION')).toEqual([registered(fields)]);
  });
  test('with the newsletter', () => {
    expect(trackedIn('default', 'PENDING_ACTIVATION', true)).toEqual([registered(fields), 'subscribe_newsletter']);
  });
  test('of a social sign-up: with the provider from the token', () => {
    expect([
      trackedIn('socialRegistration', 'STARTED'),
      take(completing('socialRegistration'), done('finalizeSocial', accepted('ACTIVE'))).tracked,
    ]).toEqual([
      [registered({ ...fields, socialRegistrationProvider: claims.provider }), 'landing_registration_step2'],
      ['submit_form_registration_step2'],
    ]);
  });
});

test('exactly the events of the catalogue are tracked', () => {
  expect([...trackedByCharts().keys()].toSorted()).toEqual(
    [...PLAIN_EVENTS, 'successful_user_registration', 'assign_experiment'].toSorted(),
  );
});
