/** Who comes from a product page is told why they see no more of it (D4): by a popup, fetched only where it is due. */
import { isTeaserShown } from '../../../machines/landing/teaser.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { usePart, type FetchPart } from '../../engine/usePart.ts';
import { loadScreen } from '../screens.ts';

/** With it what follows: else the page would be seen without it on the way there. */
const fetchTeaser: FetchPart<object> = async (language) => {
  loadScreen('MembershipConfirmation', language).catch(() => undefined);
  return (await import('./Teaser.tsx')).Teaser;
};

export function DueTeaser() {
  const Teaser = usePart(fetchTeaser, useVisit(isTeaserShown), 'part.absent');
  return Teaser ? <Teaser /> : null;
}
