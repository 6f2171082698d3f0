/** Links to the app's stores (spec, section 4), and on wide screens a QR code, which is loaded only there. */
import { leadsToApp } from '../../../machines/landing-pages/definitions.ts';
import { useMedia } from '../../engine/appearance/useMedia.ts';
import { usePart } from '../../engine/hydration/usePart.ts';
import { Message, useMessageText } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { TextLink } from '../../ui/text-button/TextButton.tsx';

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

export function AppLinks() {
  const text = useMessageText();
  const { appLinks } = useConfiguration();
  const wanted = useVisit(({ context }) => leadsToApp(context));
  if (!wanted || appLinks.length === 0) return null;
  return (
    <ul className="landing__apps" aria-label={text('layout.app')}>
      {appLinks.map(({ name, url }) => (
        <li key={url}>
          <TextLink href={url}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
