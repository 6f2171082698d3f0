/**
 * Popup for visitors who come from a product page, which explains why they see no more of it (D4); loaded only if
 * needed.
 */
import { isTeaserShown } from '../../../machines/landing/teaser.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { usePart, type FetchPart } from '../../engine/hydration/usePart.ts';
import { loadScreen } from '../screens.ts';

/** Loads the next screen too, otherwise the page would be shown without the popup during the transition. */
const fetchTeaser: FetchPart<object> = async (language) => {
  loadScreen('MembershipConfirmation', language).catch(() => undefined);
  return (await import('./Teaser.tsx')).Teaser;
};

export function DueTeaser() {
  const Teaser = usePart(fetchTeaser, useVisit(isTeaserShown), 'part.absent');
  return Teaser ? <Teaser /> : null;
}
