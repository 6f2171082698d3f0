/** Shown before an admin page while the back end checks the role (D31). */
import { OfferTextButton } from '../parts/OfferButton.tsx';
import { adminGate } from '../../../machines/admin/admin-gate.page.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

export default function AdminGate() {
  const slow = useVisit((snapshot) => snapshot.hasTag('lookingUp') && snapshot.hasTag('slow'));
  const unavailable = useVisit((snapshot) => snapshot.hasTag('unavailable'));
  const problem = useVisit(({ context }) => context.requests.viewer.problem);
  return (
    <>
      <ScreenHeading group="adminGate" />
      <Status>{slow ? <Message id="adminGate.slow" /> : null}</Status>
      {unavailable ? (
        <ProblemNotice of="viewer" problem={problem} action={<OfferTextButton of={adminGate.offers.lookUpAgain} />} />
      ) : null}
    </>
  );
}
