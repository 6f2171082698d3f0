/** A gift voucher: its holder logs in, or asks the sender for an invitation. */
import type { ReactNode } from 'react';
import { voucherWorth } from '../../../machines/checks/landing-options.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
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
  const { percent, minimum } = voucherWorth(useJourney(({ context }) => context.voucher));
  const { loginUrl } = useConfiguration();
  const code = usePageLink('codeEntry');
  return (
    <Inclined
      picture={
        <Voucher cloth="oxblood" figure={<Words id="giftVoucher.figure" values={{ percent, unseen }} />}>
          <Words id="giftVoucher.occasion" />
        </Voucher>
      }
    >
      <ScreenHeading
        group="giftVoucher"
        first={<Words id="giftVoucher.heading" />}
        second={<Words id="giftVoucher.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="giftVoucher.lead" />
      </Lead>
      <Actions>
        <ButtonLink href={loginUrl}>
          <Words id="action.login" />
        </ButtonLink>
        <TextLink {...code}>
          <Words id="action.enterCode" />
        </TextLink>
      </Actions>
      <Note>
        <Words id={minimum ? 'giftVoucher.minimum' : 'giftVoucher.noMinimum'} />
      </Note>
    </Inclined>
  );
}
