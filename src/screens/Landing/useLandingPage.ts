/** What a landing page shows: its definition (D29), its title, and its variant for this visitor (D49). */
import type { MessageKey } from '../../../locales/messages.ts';
import { startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { landingOf, ownSeason, standard } from '../../../machines/landing-pages/definitions.ts';
import type { LandingDefinition } from '../../../machines/landing-pages/landing.types.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';

/** The definition of the current landing page (D29). */
export const useLandingPage = (): LandingDefinition => useVisit(({ context }) => landingOf(context.slug)) ?? standard;

/**
 * `undecided`: the delivered page has both variants, and the root's `data-invited` selects the visible one
 * (`pre-hydration.ts`).
 */
export type Greeting = 'undecided' | 'invited' | 'uninvited';

/** The variant for this visitor: invited visitors are greeted before the look-up ends (D49). */
export const useGreeting = (): Greeting =>
  useVisit((snapshot) => {
    if (snapshot.hasTag('undecided')) return 'undecided';
    return snapshot.hasTag('greeted') ? 'invited' : 'uninvited';
  });

/** True if the page links to the form: for invited visitors, unless the flow begins on this page (D15). */
export const useWayToForm = (): boolean =>
  useVisit((snapshot) => snapshot.hasTag('invited') && !startsOnLanding(snapshot.context.flow));

type Words = LandingDefinition['words'];

/** Page titles whose message key does not follow from `words`. */
const TITLES = {
  standard: 'landing.page',
  app: 'layout.app',
  full: 'landing.waitingForm',
} as const satisfies Partial<Record<Words, MessageKey>>;
const hasTitle = (words: Words): words is keyof typeof TITLES => words in TITLES;

export const titleOf = (words: Words): MessageKey => (hasTitle(words) ? TITLES[words] : `landing.${words}Page`);

export const heroMessages = (words: Words) =>
  ({
    first: `landing.${words}Heading`,
    second: `landing.${words}Second`,
    lead: `landing.${words}Lead`,
  }) as const satisfies Record<string, MessageKey>;

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
