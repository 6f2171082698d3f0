/** What analytics is told, and how often (D37): each event of the catalogue on its transition, once. */
import { describe, expect, test } from 'vitest';
import {
  accepted,
  after,
  asking,
  at,
  done,
  failed,
  open,
  refusal,
  route,
  take,
  valid,
  values,
  link,
  type Step,
} from '../../test/harness/chart.ts';
import {
  claims,
  completing,
  editing,
  form,
  formValues,
  knownIn,
  press,
  submitting,
  token,
} from '../../test/harness/registration.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import { FLOW_NAMES, FLOWS_IN_TWO_STEPS } from '../flows/read-flows.ts';
import type { InvitationOutput, Judgement } from '../invitation/invitation.types.ts';
import { ServiceFailure } from '../domain/failure.ts';
import { trackedByCharts } from '../../scripts/charts/tracking-plan.ts';
import { PLAIN_EVENTS } from './catalogue.ts';

const told = (from: ReturnType<typeof at>, ...steps: readonly Step[]) => take(from, ...steps).tracked;
const judged = (changes: Partial<Judgement>): InvitationOutput => ({ ...valid, ...changes });
const network = new ServiceFailure('network', 'refused');

describe('pages, when they are first shown in a page load', () => {
  test('the form, of the flows whose page it is', () => {
    const expected: Readonly<Record<RegistrationFlow, readonly string[]>> = {
      default: ['landing_registration'],
      leanStep2: [],
      socialRegistration: ['landing_registration'],
      waitingListApproved: ['landing_registration'],
    };
    const tracked = FLOW_NAMES.map((flow) => [
      flow,
      take(at('codeEntry', knownIn(flow)), route('registrationForm')).tracked,
    ]);
    expect(Object.fromEntries(tracked)).toEqual(expected);
  });
  test('the form again, by Back: not again', () => {
    const there = take(at('codeEntry', knownIn('default')), route('registrationForm')).state;
    expect(told(there, route('codeEntry'), route('registrationForm'))).toEqual([]);
  });
  test('a landing page with a form on it: of the lean flow, once its visitor is expected', () => {
    const lean = { flow: 'leanStep2', invitation: link } as const;
    const welcomed = done('linkInvitation', valid);
    expect([
      told(at({ landing: 'lookingUp' }, lean), welcomed),
      told(at({ landing: 'lookingUp' }, { invitation: link }), welcomed),
    ]).toEqual([['landing_form_registration'], []]);
  });
  test.each(FLOWS_IN_TWO_STEPS)('the second step of %s', (flow) => {
    const answered = take(submitting(flow), done('register', accepted('STARTED')));
    expect(answered.tracked.filter((event) => typeof event === 'string')).toEqual(['landing_registration_step2']);
  });
  test('the page of the mailed link', () => {
    expect(open('activateAccount', { activationId: 'id' }).tracked).toEqual(['landing_activate_account_registration']);
  });
});

describe('codes', () => {
  const code: Step = { type: 'code.submitted', code: 'vesti-bule' };
  const places = [
    ['codeEntry.ready', at({ codeEntry: 'ready' })],
    ['landing.uninvited', open('landing').state],
  ] as const;
  test.each(places)('the first character, once, and each submission: %s', (_, place) => {
    const begun = take(place, { type: 'code.begun' });
    expect([begun.tracked, told(begun.state, { type: 'code.begun' }), told(place, code)]).toEqual([
      ['entering_code_registration'],
      [],
      ['submit_code_registration'],
    ]);
  });
  test('an empty one is not submitted', () => {
    expect(told(at({ codeEntry: 'ready' }), { type: 'code.submitted', code: ' - ' })).toEqual([]);
  });

  const asked = [
    ['linkInvitation', at({ landing: 'lookingUp' }, { invitation: link })],
    ['typedInvitation', at({ codeEntry: 'checking' }, { typedCode: 'X' })],
    ['formInvitation', at(form('checking', 'editing'), { invitation: link })],
  ] as const;
  test.each(asked)('what is wrong with one, by %s (D8)', (actor, place) => {
    const refused = (changes: Partial<Judgement>) => told(place, done(actor, judged(changes)));
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
  test.each(asked)('no answer is no verdict, also after one: %s', (actor, place) => {
    const before = at(place.value, { ...place.context, judgement: { ...valid, verdict: 'noInvitationsLeft' } });
    const unavailable = { verdict: 'unavailable', failure: { kind: 'network' } };
    expect([told(place, done(actor, unavailable)), told(before, done(actor, unavailable))]).toEqual([[], []]);
  });
  test('a link from a site of the list (D11): on the deny page, which was loaded for it', () => {
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
    take(editing(flow, { judgement: { ...valid, campaign: 'spring' } }), press({ ...formValues[flow], newsletter }))
      .state;

  test('answered without problems: who, by which campaign', () => {
    expect(told(sentIn('default'), done('register', answer('PENDING_ACTIVATION')))).toEqual([registered(fields)]);
  });
  test('with the newsletter', () => {
    expect(told(sentIn('default', true), done('register', answer('PENDING_ACTIVATION')))).toEqual([
      registered(fields),
      'subscribe_newsletter',
    ]);
  });
  test('of the lean flow, and its second step', () => {
    expect([
      told(sentIn('leanStep2'), done('register', answer('STARTED'))),
      told(completing('leanStep2'), done('finalizeLean', accepted('PENDING_ACTIVATION'))),
    ]).toEqual([[registered(fields), 'landing_registration_step2'], ['submit_form_registration_step2']]);
  });
  test('of a social sign-up: by its provider, which the token names', () => {
    expect([
      told(sentIn('socialRegistration'), done('register', answer('STARTED'))),
      told(completing('socialRegistration'), done('finalizeSocial', accepted('ACTIVE'))),
    ]).toEqual([
      [registered({ ...fields, socialRegistrationProvider: claims.provider }), 'landing_registration_step2'],
      ['submit_form_registration_step2'],
    ]);
  });
  test.each([
    ['EmailAlreadyUsedActive', 'error_registration_account_active'],
    ['EmailAlreadyUsedPending', 'error_registration_account_pending'],
    ['EmailAlreadyUsedInAcq', 'error_registration_account_pending'],
  ])('refused by %s, wherever it was sent from (D16)', (reason, event) => {
    const changing = at(
      { registration: { formFinished: { activationMail: { changingAddress: 'sending' }, watch: 'watching' } } },
      { registration: { id: '1', email: values.email, status: 'PENDING_ACTIVATION' } },
    );
    expect([
      told(sentIn('default'), done('register', refusal(reason))),
      told(completing('leanStep2'), done('finalizeLean', refusal(reason))),
      told(completing('socialRegistration'), done('finalizeSocial', refusal(reason))),
      told(changing, done('changeEmail', refusal(reason))),
      told(
        at({ activation: { activateAccount: 'activating' } }, { activationId: 'id' }),
        done('activate', refusal(reason)),
      ),
    ]).toEqual([[event], [event], [event], [event], [event]]);
  });
  test.each(['GenderInvalid', 'Infrastructure', 'RegistrationCode'])('refused by %s: nothing', (reason) => {
    expect(told(sentIn('default'), done('register', refusal(reason)))).toEqual([]);
  });
  test('no answer: nothing', () => {
    expect(told(sentIn('default'), failed('register', network))).toEqual([]);
  });
  test('leaving for the login, by a press or by itself: once', () => {
    const known = at({ registration: { emailActive: 'countingDown' } }, { account: { state: 'active', email: 'x' } });
    const pressed = take(known, { type: 'login.chosen' });
    expect([pressed.tracked, told(pressed.state, { type: 'login.chosen' }), told(known, after('forwarding'))]).toEqual([
      ['already_registered_login_registration'],
      [],
      ['already_registered_login_registration'],
    ]);
  });
  test('the country is chosen, each time', () => {
    const changed: Step = { type: 'country.changed' };
    expect([told(editing('default'), changed, changed), told(at({ landing: 'welcomed' }), changed)]).toEqual([
      ['registration_country_changed', 'registration_country_changed'],
      ['registration_country_changed'],
    ]);
  });
});

describe('an activation', () => {
  const press = { what: 'activate', key: 'press' } as const;
  const activating = at({ activation: { activateAccount: 'activating' } }, { activationId: 'id', press });
  test.each([
    ['no answer', failed('activate', network)],
    ['not in time', after('answerLimit')],
  ])('%s: nothing, for it may have worked', (_, step) => {
    expect(told(activating, step)).toEqual([]);
  });
  test.each([
    ['a fault', done('activate', refusal('Infrastructure')), 'error_registration_activation_failed'],
    [
      'an unknown link',
      done('activate', refusal('ActivationAccountUrlInvalid')),
      'error_registration_activation_not_found',
    ],
    [
      'a link of yesterday',
      done('activate', { ...refusal('ActivationAccountUrlInvalid'), details: ['EXPIRED'] }),
      'error_registration_activation_not_found',
    ],
    [
      'a link with a newer one after it',
      done('activate', { ...refusal('ActivationAccountUrlInvalid'), details: ['REPLACED'] }),
      'error_registration_activation_not_found',
    ],
  ])('%s', (_, step, event) => {
    expect(told(activating, step)).toEqual([event]);
  });
  test('that works: nothing', () => {
    expect(told(activating, done('activate', accepted('ACTIVE')))).toEqual([]);
  });
});

describe('an address that was left', () => {
  const sent = { accepted: true, retryAfter: null };
  const refused = { accepted: false, retryAfter: null };
  test('for the waiting list, and for membership: once it has arrived', () => {
    const asking = at({ landing: { uninvited: { code: 'ready', waitingList: 'asking' } } });
    const applying = at({ membership: { membershipApply: 'applying' } });
    expect([
      told(asking, done('requestPlace', sent)),
      told(asking, done('requestPlace', refused)),
      told(applying, done('applyForMembership', sent)),
      told(applying, failed('applyForMembership', network)),
    ]).toEqual([['submit_email'], [], ['submit_email'], []]);
  });
  test('joined, and not when it was there before', () => {
    const joining = at({ lobby: 'joining' }, { token, claims });
    const answered = (outcome: string) => told(joining, done('joinWaitingList', { outcome }));
    expect([answered('JOINED'), answered('ALREADY_LISTED'), answered('TOKEN_INVALID')]).toEqual([
      ['join_waitlist'],
      [],
      [],
    ]);
  });
});

test('each event of the catalogue is told somewhere, and none that is not in it', () => {
  expect([...trackedByCharts().keys()].toSorted()).toEqual(
    [...PLAIN_EVENTS, 'successful_user_registration', 'assign_experiment'].toSorted(),
  );
});
test('a page that is not granted tells of nothing', () => {
  const from = open('landing').state;
  expect(told(from, asking(from, 'activateAccount'))).toEqual([]);
});
