/** The welcome voucher of a registration: never more than the back end will grant (D51). */
import { promisedVoucher } from '../../../../machines/rules/offers.rules.ts';
import { useVisit } from '../../../engine/visit/hooks.tsx';
import { VoucherPromise } from './VoucherPromise.tsx';

const WORDS = { plain: 'signUp.voucher', minimum: 'signUp.voucherMinimum' } as const;

export function WelcomeVoucher() {
  return <VoucherPromise voucher={useVisit(({ context }) => promisedVoucher(context))} words={WORDS} />;
}
