/**
 * A chunk failed to load: the page is reloaded, or the network is down. Has no picture, because it might fail to load
 * too.
 */
import { OfferButton } from '../parts/OfferButton.tsx';
import { staleDeploymentPage } from '../../../machines/connection/stale-deployment.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function StaleDeployment() {
  const unreachable = useVisit((snapshot) => snapshot.hasTag('unreachable'));
  return unreachable ? <Unreachable /> : <Fetching />;
}

function Fetching() {
  return <ScreenHeading group="staleDeployment" />;
}

function Unreachable() {
  return (
    <>
      <ScreenHeading
        group="staleDeployment"
        title="staleDeployment.unreachablePage"
        first={<Message id="staleDeployment.unreachableHeading" />}
        second={<Message id="staleDeployment.unreachableSecond" />}
        announcement={<Message id="problem.network" />}
        lead="problem.network"
      />
      <Actions>
        <OfferButton of={staleDeploymentPage.offers.reload} />
      </Actions>
    </>
  );
}
