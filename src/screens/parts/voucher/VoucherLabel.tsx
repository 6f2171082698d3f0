/** The welcome voucher as a label on the curtain: never more than the back end will grant (D51). */
import { voucherWorth, type VoucherVariant } from '../../../../machines/landing-pages/landing-options.ts';
import { Message } from '../../../engine/language/message.tsx';
import { SewnLabel } from '../../../ui/sewn-label/SewnLabel.tsx';

interface VoucherLabelProps {
  voucher: VoucherVariant;
  /** Shows the discount only; the page states validity and minimum order value. */
  brief?: boolean;
}

export function VoucherLabel({ voucher, brief = false }: VoucherLabelProps) {
  const { percent, minimum } = voucherWorth(voucher);
  return (
    <SewnLabel note={brief ? null : <Message id={minimum ? 'voucherLabel.minimum' : 'voucherLabel.note'} />}>
      <Message id="voucherLabel.worth" values={{ percent }} />
    </SewnLabel>
  );
}
