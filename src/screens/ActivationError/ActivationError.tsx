/** Failed activation: the reason, and the visitor's options (D25). */
import { OfferLink } from '../parts/OfferLink.tsx';
import { OfferButton } from '../parts/OfferButton.tsx';
import { activationErrorPage } from '../../../machines/activation/activation-error.page.ts';
import type { ActivationError as Kind } from '../../../machines/context/activation.types.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { ScreenFrame } from '../parts/ScreenFrame.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const { offers } = activationErrorPage;

export default function ActivationError() {
  const kind = useVisit<Kind>(({ context }) => context.activation.error ?? 'failed');
  return (
    <ScreenFrame>
      <ScreenHeading
        group="activationError"
        title={kind === 'failed' ? undefined : `activationError.${kind}Page`}
        first={<Message id={`activationError.${kind}Heading`} />}
        second={<Message id={`activationError.${kind}Second`} />}
        lead={`activationError.${kind}Lead`}
      />
      <WaysOn kind={kind} />
    </ScreenFrame>
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
