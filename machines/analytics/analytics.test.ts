/** Which analytics events are tracked and how often (D37): each event of the catalogue on its transition, once. */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  at,
  done,
  open,
  requestsWith,
  route,
  take,
  valid,
  values,
  link,
  type Step,
} from '../../test/harness/chart.ts';
import { claims, completing, editing, form, formValues, press } from '../../test/harness/registration.ts';
import type { InvitationOutput, CodeCheck } from '../invitation/invitation.types.ts';
import { trackedByCharts } from '../../tools/flows/drawings/tracking-plan.ts';
import { PLAIN_EVENTS } from './catalogue.ts';

const judged = (changes: Partial<CodeCheck>): InvitationOutput => ({ ...valid, ...changes });
const told = (from: ReturnType<typeof at>, ...steps: readonly Step[]) => take(from, ...steps).tracked;

describe('codes', () => {
  const asked = [
    ['linkInvitation', at({ landing: 'lookingUp' }, { invitation: link })],
    [
      'typedInvitation',
      at({ codeEntry: 'checking' }, { requests: requestsWith({ code: { sent: { code: 'X', timestamp: null } } }) }),
    ],
    ['formInvitation', at(form('checking', 'editing'), { invitation: link })],
  ] as const;
  test.each(asked)('errors of a code, by %s (D8)', (actor, place) => {
    const refused = (changes: Partial<CodeCheck>) => told(place, done(actor, judged(changes)));
    expect([
      refused({ verdict: 'noInvitationsLeft' }),
      refused({ verdict: 'expired' }),
      refused({ verdict: 'invalid', timestampMissing: true }),
      refused({ verdict: 'invalid' }),
    ]).toEqual([
      ['error_registration_code_no_balance'],
      ['error_registration_code_expired'],
      ['error_registration_timestamp_missing'],
      [],
    ]);
  });
  test.each(asked)('no answer is not a verdict, also after an earlier one: %s', (actor, place) => {
    const before = at(place.value, { ...place.context, codeCheck: { ...valid, verdict: 'noInvitationsLeft' } });
    const unavailable = { verdict: 'unavailable', failure: { kind: 'network' } };
    expect([told(place, done(actor, unavailable)), told(before, done(actor, unavailable))]).toEqual([[], []]);
  });
  test('a link from a blocked site (D11): tracked on the deny page, after its page load', () => {
    const struck = { ...link, source: 'memory', referrer: 'forum.example' } as const;
    const opened = open('deny', { invitation: struck });
    expect([
      opened.tracked,
      told(opened.state, route('landing'), route('deny')),
      open('deny', { invitation: { ...struck, referrer: null } }).tracked,
      open('deny').tracked,
    ]).toEqual([['landing_forbidden_referrer'], [], [], []]);
  });
});

describe('a registration', () => {
  const registered = (fields: object) => ({ event: 'successful_user_registration', fields });
  const fields = { userID: 'c-7', email: values.email, registrationID: '1', invitation_campaign: 'spring' };
  const answer = (status: string) => ({ ...accepted(status), registration: { id: '1', status, customerId: 'c-7' } });
  const sentIn = (flow: 'default' | 'leanStep2' | 'socialRegistration', newsletter = false) =>
    take(editing(flow, { codeCheck: { ...valid, campaign: 'spring' } }), press({ ...formValues[flow], newsletter }))
      .state;

  test('accepted: with the hashed ids and the campaign', () => {
    expect(told(sentIn('default'), done('register', answer('PENDING_ACTIVATION')))).toEqual([registered(fields)]);
  });
  test('with the newsletter', () => {
    expect(told(sentIn('default', true), done('register', answer('PENDING_ACTIVATION')))).toEqual([
      registered(fields),
      'subscribe_newsletter',
    ]);
  });
  test('of a social sign-up: with the provider from the token', () => {
    expect([
      told(sentIn('socialRegistration'), done('register', answer('STARTED'))),
      told(completing('socialRegistration'), done('finalizeSocial', accepted('ACTIVE'))),
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
