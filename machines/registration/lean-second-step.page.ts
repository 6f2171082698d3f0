import type { PageDefinition } from '../page/page.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

const form = 'secondStep';

export const leanSecondStepPage = {
  id: 'leanSecondStep',
  path: '/registration/formstarted',
  screen: 'LeanSecondStep',
  layout: 'default',
  accent: null,
  curtain: 'finger',
  messages: ['leanSecondStep', 'signUp', 'fields', 'wrong', 'countries'],
  next: ['formFinished'],
  offers: {
    woman: { field: 'gender', role: 'radio', message: 'fields.woman', form },
    man: { field: 'gender', role: 'radio', message: 'fields.man', form },
    firstName: { field: 'firstName', role: 'textbox', message: 'fields.firstName', form },
    lastName: { field: 'lastName', role: 'textbox', message: 'fields.lastName', form },
    goOn: { event: 'step.submitted', role: 'button', message: 'action.continue', form, during: 'busy' },
    goOnAgain: { ...tryAgain('complete'), event: 'step.submitted', form },
    cancel,
    back: { event: 'form.returned', role: 'button', message: 'action.back', unusable: ['busy'] },
  },
} as const satisfies PageDefinition;
