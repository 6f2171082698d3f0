/** Offers of an experiment, and when they take effect (D35). */
import { describe, expect, test } from 'vitest';
import {
  at,
  cut,
  done,
  link,
  open,
  requestsWith,
  route,
  take,
  valid,
  type Step,
  type Known,
} from '../../test/harness/chart.ts';
import { attemptIn, form as formAt, press } from '../../test/harness/registration.ts';
import type { CodeCheck } from '../invitation/invitation.types.ts';
import type { Attempt } from '../context/registration.types.ts';
import type { VoucherVariant } from '../landing-pages/landing-options.ts';
import { promisedVoucher } from '../rules/offers.rules.ts';

const exposed = (feature: string) => ({ type: 'experiment.exposed', feature });
const welcomed = (context: Known = {}) =>
  at({ landing: 'welcomed' }, { invitation: link, codeCheck: valid, ...context });
const offer = (more: object): Step => ({ type: 'offer.made', ...more });

/** A valid invitation with the vouchers that the back end may grant. */
const allowing = (...vouchers: VoucherVariant[]) => ({ ...valid, vouchers });
const running = allowing('10-percent-no-mov', '15-percent-mov', '20-percent-mov');
const campaign = allowing('15-percent-no-mov');

describe('a voucher', () => {
  const outcome = exposed('welcome-voucher');
  const from = (codeCheck: CodeCheck, context: Known = {}) => welcomed({ codeCheck, ...context });
  const form = (codeCheck: CodeCheck, context: Known = {}) =>
    take(from(codeCheck, context), route('registrationForm')).state;
  test('is shown at once, and counts when the form shows it; a later one replaces it there', () => {
    const offered = take(from(running), offer({ voucher: '15-percent-mov' }));
    const shown = take(offered.state, route('registrationForm'));
    const later = take(shown.state, offer({ voucher: '20-percent-mov' }));
    expect([offered, shown, later].map(({ context, emitted }) => [promisedVoucher(context), emitted])).toEqual([
      ['15-percent-mov', []],
      ['15-percent-mov', [outcome]],
      ['20-percent-mov', [outcome]],
    ]);
  });
  test('that comes before the invitation is checked counts once it is', () => {
    const unchecked = at(formAt('checking', 'editing'), { invitation: link, codeCheck: null });
    const early = take(unchecked, offer({ voucher: '15-percent-mov' }));
    const known = take(early.state, done('formInvitation', running));
    expect([early, known].map(({ context, emitted }) => [promisedVoucher(context), emitted])).toEqual([
      ['10-percent-no-mov', []],
      ['15-percent-mov', [outcome]],
    ]);
  });
  test('counts on the landing page if the form is there', () => {
    const lookingUp = { invitation: link, offer: { voucher: '15-percent-mov' } } as const;
    const lean = at({ landing: 'lookingUp' }, { ...lookingUp, flow: 'leanStep2' });
    const standard = at({ landing: 'lookingUp' }, lookingUp);
    expect([lean, standard].map((one) => take(one, done('linkInvitation', running)).emitted)).toEqual([[outcome], []]);
  });
  test('named by the link stays and is not part of the experiment', () => {
    const { context, emitted } = take(
      form(running, { options: { voucher: '20-percent-mov' } }),
      offer({ voucher: '15-percent-mov' }),
    );
    expect([promisedVoucher(context), emitted]).toEqual(['20-percent-mov', []]);
  });
  test.each<[string, CodeCheck, VoucherVariant]>([
    ['nothing is known of what may be granted', valid, '10-percent-no-mov'],
    ['only the standard one may be granted', allowing('10-percent-no-mov'), '10-percent-no-mov'],
    ['a campaign promises its own', campaign, '15-percent-no-mov'],
  ])('is at most what the back end grants: %s (D51)', (_, codeCheck, promise) => {
    const shown = form(codeCheck, { options: { voucher: '20-percent-mov' }, offer: { voucher: '15-percent-mov' } });
    const { context, emitted, asked } = take(shown, press());
    expect([promisedVoucher(context), emitted, asked.map(({ input }) => (input as Attempt).voucher)]).toEqual([
      promise,
      [],
      [promise],
    ]);
  });
  test('is sent as shown by the form; a repeated press keeps voucher and key (D21, D51)', () => {
    const first = take(form(running, { offer: { voucher: '15-percent-mov' } }), press());
    const again = take(first.state, cut('register'), offer({ voucher: '20-percent-mov' }), press(undefined, 'second'));
    expect(
      [...first.asked, ...again.asked].map(({ input }) => [(input as Attempt).key, (input as Attempt).voucher]),
    ).toEqual([
      ['first', '15-percent-mov'],
      ['first', '15-percent-mov'],
    ]);
  });
});

const begun = requestsWith({ register: { sent: attemptIn('default') } });
describe('a flow', () => {
  const goOn = (context: Known, flow: string) => take(welcomed(context), offer({ flow }), route('registrationForm'));
  test.each(['leanStep2', 'default'])('%s is decided when the visitor goes on, and counts then', (flow) => {
    const { context, emitted } = goOn({}, flow);
    expect([context.flow, emitted]).toEqual([flow, [exposed('registration-flow')]]);
  });
  test('is decided once: the form stays the same after coming back', () => {
    const there = goOn({}, 'leanStep2').state;
    const again = take(there, route('landing'), offer({ flow: 'default' }), route('registrationForm'));
    expect([again.context.flow, again.emitted]).toEqual(['leanStep2', []]);
  });
  test('that comes on the form is too late', () => {
    const there = take(welcomed(), route('registrationForm')).state;
    const late = take(there, offer({ flow: 'leanStep2' }), route('landing'), route('registrationForm'));
    expect([late.context.flow, late.emitted]).toEqual(['default', []]);
  });
  test.each<[string, Known]>([
    ['of the link', { flow: 'leanStep2' }],
    ['of a token', { flow: 'waitingListApproved' }],
    ['of what was begun', { requests: begun }],
    ['of what was sent', { registration: { id: 'id', email: 'zoe@example.org', status: 'PENDING_ACTIVATION' } }],
  ])('%s stays', (_, context) => {
    const { flow } = welcomed(context).context;
    const gone = goOn(context, 'leanStep2');
    expect([gone.context.flow, gone.emitted]).toEqual([flow, []]);
  });
});

test('the back end’s country is the default, if it is supported (D19)', () => {
  const from = open('landing').state;
  const named = (country: string) => take(from, { type: 'country.found', country }).context.country;
  expect([named('AT'), named('US'), named('')]).toEqual(['AT', 'DE', 'DE']);
});

describe('a preview (D32)', () => {
  const onForm = (context: Known = {}) =>
    at(formAt('known', 'editing'), { invitation: link, codeCheck: allowing('10-percent-no-mov'), ...context });
  test('shows a voucher that is neither granted nor counted', () => {
    const { context, emitted } = take(onForm(), offer({ voucher: '15-percent-mov', preview: true }));
    expect([promisedVoucher(context), emitted]).toEqual(['15-percent-mov', []]);
  });
  test('shows a flow on the current form', () => {
    const { context, emitted } = take(onForm(), offer({ flow: 'leanStep2', preview: true }));
    expect([context.flow, emitted]).toEqual(['leanStep2', []]);
  });
});
