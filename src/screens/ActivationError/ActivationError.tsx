/** The activation did not work: what happened, and what the visitor can do about it (D25). */
import type { ActivationError as Kind } from '../../../machines/activation/activation.types.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function ActivationError() {
  const kind = useJourney<Kind>(({ context }) => context.activationError ?? 'failed');
  return (
    <Threshold kind="floor" arch={{ cloth: 'oxblood', state: 'dark' }}>
      <ScreenHeading
        group="activationError"
        first={<Words id={`activationError.${kind}Heading`} />}
        second={<Words id={`activationError.${kind}Second`} />}
        announcement={null}
      />
      <Lead>
        <Words id={`activationError.${kind}Lead`} />
      </Lead>
      <WaysOn kind={kind} />
    </Threshold>
  );
}

function WaysOn({ kind }: { kind: Kind }) {
  const intents = useIntents();
  const problem = useJourney(({ context }) => context.problem);
  const asked = useJourney((snapshot) => snapshot.hasTag('sendNow'));
  const { customerServiceUrl } = useConfiguration();
  // Where it is the only way on, it looks like one.
  const Service = kind === 'invalidLink' ? ButtonLink : TextLink;
  const service = (
    <Service href={customerServiceUrl}>
      <Words id="action.customerService" />
    </Service>
  );
  if (kind === 'expiredLink') return <SendAgain>{service}</SendAgain>;
  return (
    <>
      <ProblemNotice problem={problem} withScreen />
      <Actions>
        {kind === 'failed' ? (
          <Button onClick={intents.activate}>
            <Words id={asked ? 'action.sendNow' : 'action.tryAgain'} />
          </Button>
        ) : null}
        {service}
      </Actions>
    </>
  );
}
