/** Access denied, with the wording and the next step of the verdict (D10). Opened cold: invalid (D12). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { denyPage } from '../../../machines/invitation/deny.page.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { useArch } from '../../engine/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { WriteToInviter } from './WriteToInviter.tsx';
import { wordingOf } from './wordings.ts';
import './deny.css';

const { offers } = denyPage;

export default function Deny() {
  const arch = useArch();
  const wording = useVisit(({ context }) => wordingOf(context));
  return (
    <PageFrame kind="floor" arch={arch}>
      <ScreenHeading
        group="deny"
        title={wording === 'invalid' ? undefined : `deny.${wording}Page`}
        first={
          <span className="deny__verdict">
            <Message id="deny.heading" />
          </span>
        }
        second={<Message id={`deny.${wording}Second`} />}
        announcement={null}
      />
      <Lead>
        <Message id={`deny.${wording}Lead`} />
      </Lead>
      <Actions>
        <WriteToInviter />
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.toWaitingList} as="text" />
        <OfferLink of={offers.askMembership} as="text" />
        <OfferLink of={offers.login} as="text" />
      </Actions>
    </PageFrame>
  );
}
