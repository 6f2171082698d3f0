/** On a desk, the address of the page of the app for a phone: what makes and draws it is fetched only there. */
import { leadsToApp } from '../../../machines/landing/definitions.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { useMedia } from '../../engine/useMedia.ts';
import { usePart } from '../../engine/usePart.ts';

/** As wide as `landing.css` keeps room for it. */
const DESK = '(min-width: 56em)';

const fetchAddress = async () => (await import('./AppAddress.tsx')).AppAddress;

export const AppCode = () => (useVisit(({ context }) => leadsToApp(context)) ? <OnDesk /> : null);

function OnDesk() {
  const invitation = useVisit(({ context }) => context.invitation);
  const Address = usePart(fetchAddress, useMedia(DESK));
  return (
    <div className="landing__phone">
      {Address ? (
        <Address invitation={invitation}>
          <Message id="landing.appCode" />
        </Address>
      ) : null}
    </div>
  );
}
