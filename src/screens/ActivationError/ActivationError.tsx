/** The activation did not work: what happened, and what the visitor can do about it (D25). */
import type { ActivationError as Kind } from '../../../machines/activation/activation.types.ts';
import { useIntents, useVisit } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function ActivationError() {
  const kind = useVisit<Kind>(({ context }) => context.activationError ?? 'failed');
  return (
    <PageFrame kind="floor" arch={{ accent: 'oxblood', state: 'dark' }}>
      <ScreenHeading
        group="activationError"
        first={<Message id={`activationError.${kind}Heading`} />}
        second={<Message id={`activationError.${kind}Second`} />}
        announcement={null}
      />
      <Lead>
        <Message id={`activationError.${kind}Lead`} />
      </Lead>
      <WaysOn kind={kind} />
    </PageFrame>
  );
}

function WaysOn({ kind }: { kind: Kind }) {
  const intents = useIntents();
  const problem = useVisit(({ context }) => context.problem);
  const asked = useVisit((snapshot) => snapshot.hasTag('sendNow'));
  const { customerServiceUrl } = useConfiguration();
  // Where it is the only way on, it looks like one.
  const Service = kind === 'invalidLink' ? ButtonLink : TextLink;
  const service = (
    <Service href={customerServiceUrl}>
      <Message id="action.customerService" />
    </Service>
  );
  if (kind === 'expiredLink') return <SendAgain>{service}</SendAgain>;
  return (
    <>
      <ProblemNotice problem={problem} withScreen />
      <Actions>
        {kind === 'failed' ? (
          <Button onClick={intents.activate}>
            <Message id={asked ? 'action.sendNow' : 'action.tryAgain'} />
          </Button>
        ) : null}
        {service}
      </Actions>
    </>
  );
}
