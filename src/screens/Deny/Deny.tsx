/**
 * Access denied, with text and next step for the verdict (D10). The heading says "invalid" if no more specific reason
 * applies (D11, D12).
 */
import { OfferLink } from '../parts/OfferLink.tsx';
import { denialOf } from '../../../machines/context/denial.ts';
import { denyPage } from '../../../machines/code-entry/deny.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { WriteToInviter } from './WriteToInviter.tsx';
import './deny.css';

const { offers } = denyPage;

export default function Deny() {
  const why = useVisit(({ context }) => denialOf(context));
  const wording = why === 'cold' || why === 'forbiddenReferrer' ? 'invalid' : why;
  return (
    <ScreenFrame>
      <ScreenHeading
        group="deny"
        title={wording === 'invalid' ? undefined : `deny.${wording}Page`}
        first={
          <span className="deny__verdict">
            <Message id="deny.heading" />
          </span>
        }
        second={<Message id={`deny.${wording}Second`} />}
        lead={`deny.${why}Lead`}
      />
      <Actions>
        <WriteToInviter />
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.toWaitingList} as="text" />
        <OfferLink of={offers.askMembership} as="text" />
        <OfferLink of={offers.login} as="text" />
      </Actions>
    </ScreenFrame>
  );
}
