/** The welcome voucher as a label on the curtain: no more than the back end will grant (D51). */
import { voucherWorth, type VoucherVariant } from '../../../../machines/landing/landing-options.ts';
import { Message } from '../../../engine/message.tsx';
import { SewnLabel } from '../../../ui/sewn-label/SewnLabel.tsx';

interface VoucherLabelProps {
  voucher: VoucherVariant;
  /** What it is worth, alone: the page says for how long, and from which order value. */
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
