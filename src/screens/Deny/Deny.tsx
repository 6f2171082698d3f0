/** Access denied, with the wording and the next step of the verdict (D10). Opened cold: invalid (D12). */
import type { Verdict } from '../../../machines/invitation/invitation.types.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
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
  const wording = useJourney(({ context }) => wordings[context.judgement?.verdict ?? 'invalid']);
  const { loginUrl } = useConfiguration();
  const code = usePageLink('codeEntry');
  const interest = usePageLink('membershipInterest');
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'dark' }}>
      <ScreenHeading
        group="deny"
        first={<Words id="deny.heading" />}
        second={<Words id={`deny.${wording}Second`} />}
        announcement={null}
      />
      <Lead>
        <Words id={`deny.${wording}Lead`} />
      </Lead>
      <Actions>
        <ButtonLink {...code}>
          <Words id="action.enterCode" />
        </ButtonLink>
        <TextLink {...interest}>
          <Words id="deny.interest" />
        </TextLink>
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
      </Actions>
    </Threshold>
  );
}
