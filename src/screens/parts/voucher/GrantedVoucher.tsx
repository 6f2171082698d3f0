/** The welcome voucher that the back end granted (D51); nothing where it named none. */
import { useVisit } from '../../../engine/hooks.tsx';
import { VoucherPromise } from './VoucherPromise.tsx';

const WORDS = { plain: 'voucher.granted', minimum: 'voucher.grantedMinimum' } as const;

export function GrantedVoucher() {
  const voucher = useVisit(({ context }) => context.grantedVoucher);
  return voucher && <VoucherPromise voucher={voucher} words={WORDS} />;
}
