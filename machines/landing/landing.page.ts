import { codeFormOffers } from '../forms/code-form.offers.ts';
import type { PageDefinition } from '../page/page.types.ts';
import { signUpOptions } from '../registration/sign-up.offers.ts';
import { registrationFormOffers } from '../registration/registration-form.offers.ts';
import {
  heroOffers,
  clubAndStoresOffers,
  memberOffers,
  pendingOffers,
  questionOffers,
  roomOffers,
  waitingListOffers,
  welcomeOffers,
} from './landing.offers.ts';
import { teaserOffers } from './teaser.offers.ts';

/** Accent and sections are set per landing page in `landing-pages.json` (D29). */
export const landingPage = {
  id: 'landing',
  path: '/:slug?',
  screen: 'Landing',
  layout: 'default',
  foot: 'full',
  accent: null,
  curtain: 'lit',
  indexed: true,
  messages: [
    'landing',
    'seasons',
    'teaser',
    'signUp',
    'voucherLabel',
    'fields',
    'wrong',
    'countries',
    'code',
    'carousel',
  ],
  next: ['registrationForm', 'codeEntry'],
  dialog: 'teased',
  offers: {},
  groups: [
    { unless: ['greeted'], offers: heroOffers },
    { when: ['verdictPending'], offers: pendingOffers },
    { when: ['invited'], unless: ['formOnLanding'], offers: welcomeOffers },
    { when: ['formOnLanding'], offers: registrationFormOffers },
    { when: ['formOnLanding', 'signUpOptions'], offers: signUpOptions },
    { when: ['section.rooms'], offers: roomOffers },
    { when: ['section.code'], offers: codeFormOffers },
    { when: ['section.ask'], offers: waitingListOffers },
    { when: ['section.clubAndStores'], offers: clubAndStoresOffers },
    { when: ['section.questions'], offers: questionOffers },
    { when: ['section.login'], offers: memberOffers },
    { when: ['teased'], dialog: true, offers: teaserOffers },
  ],
} as const satisfies PageDefinition;
