/** The welcome voucher as a label on the curtain: no more than the back end will grant (D51). */
import { voucherWorth } from '../../../machines/landing/landing-options.ts';
import { promisedVoucher } from '../../../machines/landing/offers.rules.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { SewnLabel } from '../../ui/sewn-label/SewnLabel.tsx';

export function Gift() {
  const { percent, minimum } = voucherWorth(useVisit(({ context }) => promisedVoucher(context)));
  return (
    <SewnLabel note={<Message id={minimum ? 'landing.giftMinimum' : 'landing.giftNote'} />}>
      <Message id="landing.gift" values={{ percent }} />
    </SewnLabel>
  );
}
