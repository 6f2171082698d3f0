import { codeFormOffers } from '../invitation/code-form.offers.ts';
import type { PageDefinition } from '../page.types.ts';
import { registrationFormOffers } from '../registration/registration-form.offers.ts';
import { signUpOptions } from '../registration/sign-up.offers.ts';
import {
  heroOffers,
  memberOffers,
  membershipOffers,
  pendingOffers,
  questionOffers,
  waitingListOffers,
  welcomeOffers,
} from './landing.offers.ts';
import { teaserOffers } from './teaser.offers.ts';

/** Its accent, and which of its sections there are, are the landing page’s own: see `landing-pages.json` (D29). */
export const landingPage = {
  id: 'landing',
  path: '/:slug?',
  screen: 'Landing',
  layout: 'default',
  accent: null,
  indexed: true,
  messages: ['landing', 'seasons', 'teaser', 'signUp', 'fields', 'wrong', 'countries', 'code', 'carousel'],
  next: ['registrationForm'],
  dialog: 'teased',
  offers: {},
  groups: [
    { unless: ['greeted'], offers: heroOffers },
    { when: ['verdictPending'], offers: pendingOffers },
    { when: ['invited'], unless: ['formOnLanding'], offers: { ...welcomeOffers, ...signUpOptions } },
    { when: ['formOnLanding'], offers: registrationFormOffers },
    { when: ['section.waysIn'], offers: { ...codeFormOffers, ...waitingListOffers } },
    { when: ['section.membership'], offers: membershipOffers },
    { when: ['section.questions'], offers: questionOffers },
    { when: ['section.login'], offers: memberOffers },
    { when: ['teased'], dialog: true, offers: teaserOffers },
  ],
} as const satisfies PageDefinition;
