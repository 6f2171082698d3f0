/** A visit, from the first request to the shop's door. */
import { activation } from './activation/activation.states.ts';
import { journey } from './journey.setup.ts';
import { landing } from './landing/landing.states.ts';
import { registration } from './registration/registration.states.ts';
import { codeForm } from './invitation/code-form.states.ts';

export const journeyMachine = journey.createMachine({
  id: 'journey',
  description: 'A visit, from the first request to the shop’s door.',
  context: ({ input: { remembered, ...given } }) => ({
    ...given,
    ...remembered,
    slug: null,
    typedCode: null,
    judgement: null,
    attempt: null,
    answer: null,
    activationKey: null,
    activation: null,
    resend: null,
    problem: null,
  }),
  initial: 'boot',
  on: { 'visit.failed': '.error' },
  states: {
    boot: {
      description:
        'Before the first page. The address asks for a page by xstate.route; what was not earned is refused (D12).',
      on: {
        'visit.refused': [
          {
            guard: { type: 'askedFor', params: 'registrationForm' },
            target: 'codeEntry',
          },
          {
            guard: { type: 'askedFor', params: 'landing' },
            target: 'unknownAddress',
          },
          { target: 'landing' },
        ],
      },
    },
    landing,
    codeEntry: {
      id: 'codeEntry' as const,
      description: 'Who holds a code types it here.',
      route: {},
      meta: { path: '/registration/code', screen: 'CodeEntry', layout: 'default' },
      entry: 'clearProblem',
      ...codeForm,
    },
    registration,
    activation,
    deny: {
      id: 'deny' as const,
      description: 'The invitation can’t be used; opened cold, it is called invalid (D12).',
      route: {},
      meta: { path: '/registration/deny', screen: 'Deny', layout: 'default' },
    },
    notFound: {
      id: 'notFound' as const,
      description: 'The page cannot be found.',
      route: {},
      meta: { path: '/error/404', screen: 'NotFound', layout: 'centered' },
    },
    unknownAddress: {
      id: 'unknownAddress' as const,
      description: 'An address that leads nowhere: kept, and answered as not found (D3).',
      route: {},
      meta: { path: null, screen: 'NotFound', layout: 'centered' },
    },
    error: {
      id: 'error' as const,
      description: 'Something of ours broke; the address is kept.',
      meta: { path: null, screen: 'ErrorPage', layout: 'centered' },
    },
  },
});
