/** What an answer carries along beside its outcome: rows of the witness table say nothing of it. */
import { describe, expect, test } from 'vitest';
import type { VoucherVariant } from '../../machines/landing/landing-options.ts';
import type { RegistrationAnswer } from '../../machines/registration/registration.types.ts';
import { accepted, at, done, link, refusal, take, valid, values } from '../harness/chart.ts';

const granting = (status: string, voucher?: VoucherVariant | null): RegistrationAnswer => ({
  ...accepted(status),
  registration: { id: '1', status, ...(voucher !== undefined && { voucher }) },
});
const editing = at(
  { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
  { invitation: link, judgement: valid, grantedVoucher: '10-percent-no-mov' },
);
const { state: registering } = take(editing, { type: 'form.submitted', values, locale: 'de', key: 'first' });

describe('the voucher that is shown from now on is the one that the answer grants (D51)', () => {
  test.each<[string, RegistrationAnswer, VoucherVariant | null]>([
    ['another than before', granting('PENDING_ACTIVATION', '15-percent-mov'), '15-percent-mov'],
    ['one of a registration that was only begun', granting('STARTED', '20-percent-mov'), '20-percent-mov'],
    ['none', granting('PENDING_ACTIVATION', null), null],
    ['none, for it is not said', granting('PENDING_ACTIVATION'), null],
    ['the one before, for nobody was registered', refusal('FirstNameInvalid'), '10-percent-no-mov'],
  ])('%s', (_, answer, voucher) => {
    expect(take(registering, done('register', answer)).context.grantedVoucher).toBe(voucher);
  });
});
