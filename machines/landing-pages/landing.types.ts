/** Allowed values of a landing page (D29), as used in `landing-pages.json`. */
import type { Accent } from '../domain/accents.ts';
import type { LandingFlow } from '../flows/flows.ts';

export const LAYOUTS = ['rightDoubleColumn', 'centerSingleColumn', 'onlyMobile'] as const;
export const THEMES = ['main'] as const;
/** Hero texts; each name has three messages: `landing.<words>Heading`, `…Second`, `…Lead`. */
export const WORDS = ['standard', 'women', 'men', 'app', 'viral', 'partner', 'full'] as const;
export const SECTIONS = [
  'benefits',
  'rooms',
  'steps',
  'brands',
  'clubAndStores',
  'questions',
  'code',
  'ask',
  'login',
  'legal',
] as const;
export const GROUNDS = ['paper', 'ink'] as const;
export const SEASONS = ['singlesWeek', 'blackWeek', 'blackFriday', 'cyberMonday'] as const;

export type LandingSection = (typeof SECTIONS)[number];
export type SeasonName = (typeof SEASONS)[number];

export interface LandingDefinition {
  layout: (typeof LAYOUTS)[number];
  theme: (typeof THEMES)[number];
  accent: Accent;
  words: (typeof WORDS)[number];
  flow: LandingFlow;
  /** Hides the option to sign up by phone (D30). */
  simple: boolean;
  /** The community is full: the waiting list comes first. */
  full: boolean;
  /** Registration success is shown in a popup over this page. */
  finishedInPopup: boolean;
  /** Shows links to the app. */
  app: boolean;
  /** The season in the hero while it lasts; `current` shows a banner of the current season. */
  season: SeasonName | 'current' | null;
  /** Sections below the hero, in order. */
  sections: readonly LandingSection[];
}

export interface Season {
  /** Shows a countdown until the season begins. */
  countdown: boolean;
  /** Background of the header and hero on the season's own page while it lasts. */
  ground: (typeof GROUNDS)[number];
  /** ISO 8601 with an offset; the season is shown from `announced` to `ends`. */
  dates: readonly { announced: string; begins: string; ends: string }[];
}
