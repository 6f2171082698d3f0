/** The welcome voucher granted by the back end (D51); renders nothing if there is no voucher. */
import { useVisit } from '../../../engine/visit/hooks.tsx';
import { VoucherPromise } from './VoucherPromise.tsx';

const WORDS = { plain: 'voucher.granted', minimum: 'voucher.grantedMinimum' } as const;

export function GrantedVoucher() {
  const voucher = useVisit(({ context }) => context.grantedVoucher);
  return voucher && <VoucherPromise voucher={voucher} words={WORDS} />;
}
