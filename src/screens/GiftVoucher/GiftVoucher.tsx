/**
 * A gift voucher: its holder logs in, or asks the sender for an invitation. The page does not know its value (D51).
 */
import { OfferLink } from '../parts/OfferLink.tsx';
import { giftVoucherPage } from '../../../machines/membership/gift-voucher.page.ts';
import { isExpected } from '../../../machines/context/denial.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { accentOf } from '../../engine/visit/pages.ts';
import { Message } from '../../engine/language/message.tsx';
import { Inclined } from '../../layouts/Inclined.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Voucher } from '../../ui/voucher/Voucher.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = giftVoucherPage;

export default function GiftVoucher() {
  const accent = useVisit(accentOf);
  const expected = useVisit(({ context }) => isExpected(context));
  return (
    <Inclined
      picture={
        <Voucher accent={accent} figure={<Message id="layout.home" />}>
          <Message id="giftVoucher.page" />
        </Voucher>
      }
    >
      <ScreenHeading
        group="giftVoucher"
        first={<Message id="giftVoucher.heading" />}
        second={<Message id="giftVoucher.second" />}
        announcement={null}
      />
      <Lead>
        <Message id={expected ? 'giftVoucher.invitedLead' : 'giftVoucher.lead'} />
      </Lead>
      <Actions>
        <OfferLink of={offers.login} />
        <OfferLink of={offers.enterCode} as="text" />
      </Actions>
    </Inclined>
  );
}
