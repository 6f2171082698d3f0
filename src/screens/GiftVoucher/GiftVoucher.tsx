/** A gift voucher: its holder logs in, or asks the sender for an invitation. */
import type { ReactNode } from 'react';
import { voucherWorth } from '../../../machines/landing/landing-options.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { Inclined } from '../../layouts/Inclined.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../../ui/voucher/Voucher.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const unseen = (words: ReactNode) => <VisuallyHidden key="unseen">{words}</VisuallyHidden>;

export default function GiftVoucher() {
  const { percent, minimum } = voucherWorth(useVisit(({ context }) => context.voucher));
  const { loginUrl } = useConfiguration();
  const code = usePageLink('codeEntry');
  return (
    <Inclined
      picture={
        <Voucher accent="oxblood" figure={<Message id="giftVoucher.figure" values={{ percent, unseen }} />}>
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
        <ButtonLink href={loginUrl}>
          <Message id="action.login" />
        </ButtonLink>
        <TextLink {...code}>
          <Message id="action.enterCode" />
        </TextLink>
      </Actions>
      <Note>
        <Message id={minimum ? 'giftVoucher.minimum' : 'giftVoucher.noMinimum'} />
      </Note>
    </Inclined>
  );
}
