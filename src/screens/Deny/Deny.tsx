/** Access denied, with the wording and the next step of the verdict (D10). Opened cold: invalid (D12). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { denyPage } from '../../../machines/invitation/deny.page.ts';
import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const wordings = {
  valid: 'invalid',
  invalid: 'invalid',
  forbiddenReferrer: 'invalid',
  expired: 'expired',
  noInvitationsLeft: 'noInvitationsLeft',
} as const satisfies Record<Verdict, string>;

const { accent, offers } = denyPage;

export default function Deny() {
  const wording = useVisit(({ context }) => wordings[context.judgement?.verdict ?? 'invalid']);
  return (
    <PageFrame kind="floor" arch={{ accent, state: 'dark' }}>
      <ScreenHeading
        group="deny"
        title={wording === 'invalid' ? undefined : `deny.${wording}Page`}
        first={<Message id="deny.heading" />}
        second={<Message id={`deny.${wording}Second`} />}
        announcement={null}
      />
      <Lead>
        <Message id={`deny.${wording}Lead`} />
      </Lead>
      <Actions>
        <OfferLink of={offers.enterCode} />
        <OfferLink of={offers.askMembership} as="text" />
        <OfferLink of={offers.login} as="text" />
      </Actions>
    </PageFrame>
  );
}
