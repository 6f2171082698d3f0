/** What the hero says to those whom nobody named, by the words that the page’s data chooses (D29). */
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';

interface HeroMessages {
  first: MessageKey;
  second: MessageKey;
  lead: MessageKey;
}

export const HERO_WORDS: Readonly<Record<LandingDefinition['words'], HeroMessages>> = {
  standard: { first: 'landing.standardHeading', second: 'landing.standardSecond', lead: 'landing.standardLead' },
  women: { first: 'landing.womenHeading', second: 'landing.womenSecond', lead: 'landing.womenLead' },
  men: { first: 'landing.menHeading', second: 'landing.menSecond', lead: 'landing.menLead' },
  app: { first: 'landing.appHeading', second: 'landing.appSecond', lead: 'landing.appLead' },
  viral: { first: 'landing.viralHeading', second: 'landing.viralSecond', lead: 'landing.viralLead' },
  partner: { first: 'landing.partnerHeading', second: 'landing.partnerSecond', lead: 'landing.partnerLead' },
  full: { first: 'landing.fullHeading', second: 'landing.fullSecond', lead: 'landing.fullLead' },
};
