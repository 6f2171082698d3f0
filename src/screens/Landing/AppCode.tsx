/** On a desk, the address of the page of the app for a phone: what makes and draws it is fetched only there. */
import { useEffect, useState, type ComponentType } from 'react';
import { leadsToApp } from '../../../machines/landing/definitions.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import type { AppAddressProps } from './AppAddress.tsx';

/** As wide as the style sheet of the code asks for. */
const DESK = '(min-width: 56em)';

export function AppCode() {
  const wanted = useVisit(({ context }) => leadsToApp(context));
  const invitation = useVisit(({ context }) => context.invitation);
  const [Address, setAddress] = useState<ComponentType<AppAddressProps> | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const desk = matchMedia(DESK);
    const fetchCode = () => {
      if (!desk.matches) return;
      import('./AppAddress.tsx')
        .then(({ AppAddress }) => setAddress(() => AppAddress))
        // Nobody misses it: the links are there.
        .catch(() => undefined);
    };
    fetchCode();
    // A window may grow; on a phone the style sheet hides what came.
    desk.addEventListener('change', fetchCode);
    return () => desk.removeEventListener('change', fetchCode);
  }, [wanted]);
  if (!wanted || !Address) return null;
  return (
    <Address invitation={invitation}>
      <Message id="landing.appCode" />
    </Address>
  );
}
