/** The promised welcome voucher, on the curtain. */
import { promisedVoucher } from '../../../machines/rules/offers.rules.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { VoucherLabel } from '../parts/voucher/VoucherLabel.tsx';

export function Gift() {
  return <VoucherLabel voucher={useVisit(({ context }) => promisedVoucher(context))} />;
}
