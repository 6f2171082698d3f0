/** What the hero says to those whom nobody named, and the title of the page, by the words that the page’s data chooses (D29). */
import type { LandingDefinition } from '../../../machines/landing/landing.types.ts';
import type { MessageKey } from '../../../locales/messages.ts';

interface HeroMessages {
  title: MessageKey;
  first: MessageKey;
  second: MessageKey;
  lead: MessageKey;
}

export const HERO_WORDS: Readonly<Record<LandingDefinition['words'], HeroMessages>> = {
  standard: {
    title: 'landing.page',
    first: 'landing.standardHeading',
    second: 'landing.standardSecond',
    lead: 'landing.standardLead',
  },
  women: {
    title: 'landing.womenPage',
    first: 'landing.womenHeading',
    second: 'landing.womenSecond',
    lead: 'landing.womenLead',
  },
  men: { title: 'landing.menPage', first: 'landing.menHeading', second: 'landing.menSecond', lead: 'landing.menLead' },
  app: { title: 'layout.app', first: 'landing.appHeading', second: 'landing.appSecond', lead: 'landing.appLead' },
  viral: {
    title: 'landing.viralPage',
    first: 'landing.viralHeading',
    second: 'landing.viralSecond',
    lead: 'landing.viralLead',
  },
  partner: {
    title: 'landing.partnerPage',
    first: 'landing.partnerHeading',
    second: 'landing.partnerSecond',
    lead: 'landing.partnerLead',
  },
  full: {
    title: 'landing.waitingForm',
    first: 'landing.fullHeading',
    second: 'landing.fullSecond',
    lead: 'landing.fullLead',
  },
};
