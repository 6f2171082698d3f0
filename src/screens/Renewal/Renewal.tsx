/** A part of the page did not come: it is fetched anew, or there is no network to fetch it by. No picture: none might come. */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function Renewal() {
  const unreachable = useJourney((snapshot) => snapshot.hasTag('unreachable'));
  return unreachable ? <Unreachable /> : <Fetching />;
}

function Fetching() {
  return (
    <ScreenHeading
      group="renewal"
      first={<Words id="renewal.heading" />}
      second={<Words id="renewal.second" />}
      announcement={null}
    />
  );
}

function Unreachable() {
  const { retryReload } = useIntents();
  return (
    <>
      <ScreenHeading
        group="renewal"
        first={<Words id="renewal.unreachableHeading" />}
        second={<Words id="renewal.unreachableSecond" />}
        announcement={<Words id="problem.network" />}
      />
      <Lead>
        <Words id="problem.network" />
      </Lead>
      <Actions>
        <Button onClick={retryReload}>
          <Words id="action.tryAgain" />
        </Button>
      </Actions>
    </>
  );
}
