/** Access denied, with the wording and the next step of the verdict (D10). Opened cold: invalid (D12). */
import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const wordings = {
  valid: 'invalid',
  invalid: 'invalid',
  forbiddenReferrer: 'invalid',
  expired: 'expired',
  noInvitationsLeft: 'noInvitationsLeft',
} as const satisfies Record<Verdict, string>;

export default function Deny() {
  const wording = useVisit(({ context }) => wordings[context.judgement?.verdict ?? 'invalid']);
  const { loginUrl } = useConfiguration();
  const code = usePageLink('codeEntry');
  const interest = usePageLink('membershipInterest');
  return (
    <PageFrame kind="floor" arch={{ accent: 'oxblood', state: 'dark' }}>
      <ScreenHeading
        group="deny"
        first={<Message id="deny.heading" />}
        second={<Message id={`deny.${wording}Second`} />}
        announcement={null}
      />
      <Lead>
        <Message id={`deny.${wording}Lead`} />
      </Lead>
      <Actions>
        <ButtonLink {...code}>
          <Message id="action.enterCode" />
        </ButtonLink>
        <TextLink {...interest}>
          <Message id="deny.interest" />
        </TextLink>
        <TextLink href={loginUrl}>
          <Message id="action.login" />
        </TextLink>
      </Actions>
    </PageFrame>
  );
}
