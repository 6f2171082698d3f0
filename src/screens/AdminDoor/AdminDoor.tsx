/** Before an admin’s page: the back end is asked who is there (D31). */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Retry } from '../parts/Retry.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function AdminDoor() {
  const { retryLookUp } = useIntents();
  const slow = useJourney((snapshot) => snapshot.hasTag('lookingUp') && snapshot.hasTag('slow'));
  const unavailable = useJourney((snapshot) => snapshot.hasTag('unavailable'));
  const problem = useJourney(({ context }) => context.problem);
  return (
    <>
      <ScreenHeading
        group="adminDoor"
        first={<Words id="adminDoor.heading" />}
        second={<Words id="adminDoor.second" />}
        announcement={null}
      />
      <Status>{slow ? <Words id="adminDoor.slow" /> : null}</Status>
      {unavailable ? <ProblemNotice problem={problem} action={<Retry onPress={retryLookUp} />} /> : null}
    </>
  );
}
