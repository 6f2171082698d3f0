import type { Offers } from '../page/offer.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';
import { closeTeaser } from './landing.offers.ts';

/** The teaser over the landing page (D4). */
export const teaserOffers = {
  teaserEmail: { field: 'email', role: 'textbox', message: 'fields.email', form: 'teaser' },
  becomeMember: { event: 'email.submitted', role: 'button', message: 'teaser.become', form: 'teaser', during: 'busy' },
  becomeMemberAgain: { ...tryAgain('teaser'), event: 'email.submitted', form: 'teaser' },
  teaserCancel: cancel,
  teaserHaveCode: { event: 'teaser.closed', role: 'link', message: 'teaser.haveCode', unusable: ['busy'] },
  teaserLogin: { url: 'loginUrl', role: 'link', message: 'signUp.member', tag: 'login' },
  closeTeaser,
} as const satisfies Offers;
