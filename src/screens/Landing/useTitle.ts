import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { ownSeason } from '../../../machines/landing-pages/definitions.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { titleOf } from './hero-messages.ts';
import { useLandingPage } from './useLandingPage.ts';

/**
 * The title of a landing page: unique among pages, and different for an invited visitor, one who has left an address,
 * and one who comes from a product (WCAG 2.4.2).
 */
export function useTitle(): MessageKey {
  const { words, flow } = useLandingPage();
  return useVisit<MessageKey>((snapshot) => {
    if (snapshot.hasTag('greeted')) return 'landing.invitedStepHeading';
    if (snapshot.hasTag('teased')) return 'teaser.page';
    if (snapshot.hasTag('placeAsked')) return 'landing.askedPage';
    const season = ownSeason(snapshot.context.slug);
    if (season) return `seasons.${season}`;
    return startsOnLanding(flow) ? 'landing.leanPage' : titleOf(words);
  });
}
