/** What a landing page may be made of (D29): the words that `landing-pages.json` may use. */
import type { Accent } from '../domain/accents.ts';
import type { LandingFlow } from '../flows/flows.ts';

export const LAYOUTS = ['rightDoubleColumn', 'centerSingleColumn', 'onlyMobile'] as const;
export const THEMES = ['main'] as const;
/** What the hero says; a group of three messages each: `landing.<words>Heading`, `…Second`, `…Lead`. */
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
  /** The one accent of the page. */
  accent: Accent;
  words: (typeof WORDS)[number];
  flow: LandingFlow;
  /** Without the option to sign up by phone (D30). */
  simple: boolean;
  /** The community is full: the waiting list comes first. */
  full: boolean;
  /** Who has registered is told so in a popup over this page. */
  finishedInPopup: boolean;
  /** It leads to the app. */
  app: boolean;
  /** What it is made for: its hero says so while that lasts. `current`: a banner of whichever season it is the time for. */
  season: SeasonName | 'current' | null;
  /** Below the hero, in this order. */
  sections: readonly LandingSection[];
}

export interface Season {
  /** Until it begins, its time is counted down. */
  countdown: boolean;
  /** What header and hero of its own page stand on, while it lasts. */
  ground: (typeof GROUNDS)[number];
  /** ISO 8601 with an offset: it is told of from `announced` to `ends`. */
  dates: readonly { announced: string; begins: string; ends: string }[];
}
