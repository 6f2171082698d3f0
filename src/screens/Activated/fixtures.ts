import type { RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import type { Fixtures } from '../fixture.ts';

const answer: RegistrationAnswer = {
  registration: { id: '1', status: 'ACTIVE' },
  reasons: [],
  details: [],
  url: '/shop',
  at: 0,
};

export const fixtures = {
  justNow: {
    name: 'Activated',
    value: { activation: { activated: { justNow: 'begun' } } },
    context: { answer, grantedVoucher: '20-percent-mov' },
  },
  ending: {
    name: 'Activated; the last seconds before the shop',
    value: { activation: { activated: { justNow: 'ending' } } },
    context: { answer, grantedVoucher: '20-percent-mov' },
  },
  staying: {
    name: 'Activated, and asked to stay',
    value: { activation: { activated: 'staying' } },
    context: { answer, grantedVoucher: '20-percent-mov' },
  },
  before: {
    name: 'Was active before',
    value: { activation: { activated: 'before' } },
    context: {
      grantedVoucher: '20-percent-mov',
      answer: {
        ...answer,
        registration: null,
        reasons: ['ActivationAccountUrlInvalid'],
        details: ['ALREADY_ACTIVE'],
      },
    },
  },
  elsewhere: {
    name: 'Activated in another tab or on another device',
    value: { activation: { activated: 'elsewhere' } },
    context: { grantedVoucher: '10-percent-no-mov' },
  },
  leaving: {
    name: 'On the way into the shop',
    value: { activation: { activated: 'leaving' } },
    context: { answer, grantedVoucher: '20-percent-mov' },
  },
  autoActivated: {
    name: 'Came by a social sign-up: shown in at once',
    value: { registration: { autoActivated: 'leaving' } },
    context: { flow: 'socialRegistration', answer },
  },
} as const satisfies Fixtures;
