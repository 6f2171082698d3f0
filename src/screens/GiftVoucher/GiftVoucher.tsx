/** A gift voucher: its holder logs in, or asks the sender for an invitation. */
import { OfferLink } from '../parts/OfferLink.tsx';
import { giftVoucherPage } from '../../../machines/membership/gift-voucher.page.ts';
import type { ReactNode } from 'react';
import { voucherWorth } from '../../../machines/landing/landing-options.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Inclined } from '../../layouts/Inclined.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../../ui/voucher/Voucher.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const unseen = (words: ReactNode) => <VisuallyHidden key="unseen">{words}</VisuallyHidden>;

const { accent, offers } = giftVoucherPage;

export default function GiftVoucher() {
  const { percent, minimum } = voucherWorth(useVisit(({ context }) => context.voucher));
  return (
    <Inclined
      picture={
        <Voucher accent={accent} figure={<Message id="giftVoucher.figure" values={{ percent, unseen }} />}>
          <Message id="giftVoucher.occasion" />
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
        <Message id="giftVoucher.lead" />
      </Lead>
      <Actions>
        <OfferLink of={offers.login} />
        <OfferLink of={offers.enterCode} as="text" />
      </Actions>
      <Note>
        <Message id={minimum ? 'giftVoucher.minimum' : 'giftVoucher.noMinimum'} />
      </Note>
    </Inclined>
  );
}
