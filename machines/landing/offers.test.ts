/** What an experiment offers, and when that takes effect (D35). */
import { describe, expect, test } from 'vitest';
import { at, done, link, open, route, take, valid, type Step } from '../../test/harness/chart.ts';
import { attemptIn } from '../../test/harness/registration.ts';
import type { VisitContext } from '../visit.types.ts';
import { promisedVoucher } from './offers.rules.ts';

const exposed = (feature: string) => ({ type: 'experiment.exposed', feature });
const welcomed = (context: Partial<VisitContext> = {}) =>
  at({ landing: 'welcomed' }, { invitation: link, judgement: valid, ...context });
const offer = (more: object): Step => ({ type: 'offer.made', ...more });

describe('a voucher', () => {
  const outcome = exposed('welcome-voucher');
  const form = (context: Partial<VisitContext> = {}) => take(welcomed(context), route('registrationForm')).state;
  test('is promised at once, and counts when the form shows it', () => {
    const offered = take(welcomed(), offer({ voucher: '15-percent-mov' }));
    const shown = take(offered.state, route('registrationForm'));
    expect([promisedVoucher(offered.context), offered.emitted, promisedVoucher(shown.context), shown.emitted]).toEqual([
      '15-percent-mov',
      [],
      '15-percent-mov',
      [outcome],
    ]);
  });
  test('that comes when the form is there counts at once; a later one takes its place', () => {
    const first = take(form(), offer({ voucher: '15-percent-mov' }));
    const second = take(first.state, offer({ voucher: '20-percent-mov' }));
    expect([first.emitted, promisedVoucher(second.context), second.emitted]).toEqual([
      [outcome],
      '20-percent-mov',
      [outcome],
    ]);
  });
  test('counts on the landing page where the form stands there', () => {
    const lean = at({ landing: 'lookingUp' }, { invitation: link, flow: 'leanStep2', voucherOffer: '15-percent-mov' });
    const standard = at({ landing: 'lookingUp' }, { invitation: link, voucherOffer: '15-percent-mov' });
    expect([lean, standard].map((from) => take(from, done('linkInvitation', valid)).emitted)).toEqual([[outcome], []]);
  });
  test('that the link names stays, and takes no part', () => {
    const { context, emitted } = take(form({ voucher: '20-percent-mov' }), offer({ voucher: '15-percent-mov' }));
    expect([promisedVoucher(context), emitted]).toEqual(['20-percent-mov', []]);
  });
  test('and nothing offered: nothing counts', () => {
    const { context, emitted } = take(welcomed(), offer({}), route('registrationForm'));
    expect([promisedVoucher(context), emitted]).toEqual(['10-percent-no-mov', []]);
  });
});

describe('a flow', () => {
  const goOn = (context: Partial<VisitContext>, flow: string) =>
    take(welcomed(context), offer({ flow }), route('registrationForm'));
  test('changes nothing on screen', () => {
    const { value, context, emitted } = take(welcomed(), offer({ flow: 'leanStep2' }));
    expect([value, context.flow, emitted]).toEqual([{ landing: 'welcomed' }, 'default', []]);
  });
  test.each(['leanStep2', 'default'])('%s is decided when the visitor goes on, and counts then', (flow) => {
    const { context, emitted } = goOn({}, flow);
    expect([context.flow, emitted]).toEqual([flow, [exposed('registration-flow')]]);
  });
  test('is decided once: whoever comes back to the form has the same', () => {
    const there = goOn({}, 'leanStep2').state;
    const again = take(there, route('landing'), offer({ flow: 'default' }), route('registrationForm'));
    expect([again.context.flow, again.emitted]).toEqual(['leanStep2', []]);
  });
  test('that comes when the form is there already is too late', () => {
    const there = take(welcomed(), route('registrationForm')).state;
    const late = take(there, offer({ flow: 'leanStep2' }), route('landing'), route('registrationForm'));
    expect([late.context.flow, late.emitted]).toEqual(['default', []]);
  });
  test.each<[string, Partial<VisitContext>]>([
    ['of the link', { flow: 'leanStep2' }],
    ['of a token', { flow: 'waitingListApproved' }],
    ['of what was begun', { attempt: attemptIn('default') }],
    ['of what was sent', { registration: { id: 'id', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' } }],
  ])('%s stays', (_, context) => {
    const { flow } = welcomed(context).context;
    const gone = goOn(context, 'leanStep2');
    expect([gone.context.flow, gone.emitted]).toEqual([flow, []]);
  });
});

test('the country that the back end names is the likely one, if it is supported (D19)', () => {
  const from = open('landing').state;
  const named = (country: string) => take(from, { type: 'country.found', country }).context.country;
  expect([named('AT'), named('US'), named('')]).toEqual(['AT', 'DE', 'DE']);
});
