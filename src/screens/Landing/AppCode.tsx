/** On wide screens, a QR code with the app page's URL; its code is loaded only there. */
import { leadsToApp } from '../../../machines/landing-pages/definitions.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { useMedia } from '../../engine/appearance/useMedia.ts';
import { usePart } from '../../engine/hydration/usePart.ts';

/** The width at which `landing.css` reserves space for it. */
const DESKTOP = '(min-width: 56em)';

const fetchAddress = async () => (await import('./AppAddress.tsx')).AppAddress;

export const AppCode = () => (useVisit(({ context }) => leadsToApp(context)) ? <DesktopOnly /> : null);

function DesktopOnly() {
  const invitation = useVisit(({ context }) => context.invitation);
  const Address = usePart(fetchAddress, useMedia(DESKTOP));
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
