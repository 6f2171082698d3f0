/** Failed activation: the reason, and the visitor's options (D25). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { OfferButton } from '../parts/OfferButton.tsx';
import { activationErrorPage } from '../../../machines/activation/activation-error.page.ts';
import type { ActivationError as Kind } from '../../../machines/context/activation.types.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { useArch } from '../../engine/appearance/useArch.ts';
import { PageFrame } from '../../layouts/PageFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = activationErrorPage;

export default function ActivationError() {
  const arch = useArch();
  const kind = useVisit<Kind>(({ context }) => context.activation.error ?? 'failed');
  return (
    <PageFrame kind="floor" arch={arch}>
      <ScreenHeading
        group="activationError"
        title={kind === 'failed' ? undefined : `activationError.${kind}Page`}
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
  const problem = useVisit(({ context }) => context.requests.activate.problem);
  // Drawn as a button if it is the only option.
  const service = <OfferLink of={offers.customerService} as={kind === 'invalidLink' ? 'button' : 'text'} />;
  if (kind === 'expiredLink' || kind === 'replacedLink') return <SendAgain>{service}</SendAgain>;
  return (
    <>
      <ProblemNotice of="activate" problem={problem} withScreen />
      <Actions>
        <OfferButton of={offers.activateAgain} />
        {service}
      </Actions>
    </>
  );
}
