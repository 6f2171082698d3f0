import type { PageDefinition } from '../page/page.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

const form = 'secondStep';
const preference = { role: 'checkbox', form, unusable: ['busy'] } as const;

export const socialSecondStepPage = {
  id: 'socialSecondStep',
  path: '/registration/social-registration-second-step',
  screen: 'SocialSecondStep',
  layout: 'default',
  accent: null,
  curtain: 'finger',
  messages: ['socialSecondStep'],
  next: ['autoActivated'],
  offers: {
    women: { ...preference, field: 'women', message: 'socialSecondStep.women' },
    men: { ...preference, field: 'men', message: 'socialSecondStep.men' },
    kids: { ...preference, field: 'kids', message: 'socialSecondStep.kids' },
    home: { ...preference, field: 'home', message: 'socialSecondStep.home' },
    shoes: { ...preference, field: 'shoes', message: 'socialSecondStep.shoes' },
    accessories: { ...preference, field: 'accessories', message: 'socialSecondStep.accessories' },
    goOn: { event: 'step.submitted', role: 'button', message: 'action.continue', form, during: 'busy' },
    goOnAgain: { ...tryAgain('complete'), event: 'step.submitted', form },
    skip: { event: 'step.submitted', role: 'button', message: 'action.skip', unusable: ['busy'] },
    cancel,
    back: { event: 'form.returned', role: 'button', message: 'action.back', unusable: ['busy'] },
  },
} as const satisfies PageDefinition;
