/** A visit, from the first request to the shop's door. */
import { about } from './about/about.states.ts';
import { activation } from './activation/activation.states.ts';
import { admin } from './admin/admin.states.ts';
import { codeBegun, codeForm } from './invitation/code-form.states.ts';
import { staleDeployment } from './connection/stale-deployment.states.ts';
import { contextOf } from './visit.context.ts';
import { visitSetup } from './visit.setup.ts';
import { landing } from './landing/landing.states.ts';
import { loggedOut } from './login/login.states.ts';
import { membership } from './membership/membership.states.ts';
import { unsubscribe } from './newsletter/unsubscribe.states.ts';
import { registration } from './registration/registration.states.ts';
import { lobby } from './waiting-list/lobby.states.ts';

export const visitMachine = visitSetup.createMachine({
  id: 'visit',
  description: 'A visit, from the first request to the shop’s door.',
  context: contextOf,
  initial: 'boot',
  on: {
    'visit.failed': '.error',
    'country.found': { actions: { type: 'storeCountry', params: ({ event }) => event.country } },
    'offer.made': { actions: { type: 'storeOffer', params: ({ event }) => event } },
    'settings.chosen': { actions: 'openCookieSettings' },
    'network.lost': { actions: 'storeOffline' },
    'network.returned': { actions: 'storeOnline' },
    'part.missing': '.staleDeployment',
    'wrapper.found': { actions: { type: 'storeWrapper', params: ({ event }) => event } },
    'overlay.closed': { actions: 'closeOverlay' },
    'logout.chosen': { guard: 'signedIn', target: '.loggedOut' },
    'visit.refused': { guard: 'formIsSecondStep', target: '#leanSecondStep' },
  },
  // What can't be sent because a part of the page is gone can't be told on that page either.
  always: { guard: 'partMissing', target: '.staleDeployment' },
  states: {
    boot: {
      description:
        'Before the first page. The address asks for a page by xstate.route; what was not earned is refused (D12).',
      on: {
        'visit.refused': [
          { guard: 'formIsSecondStep', target: '#leanSecondStep' },
          { guard: 'formNeedsToken', target: 'deny' },
          { guard: 'formRefused', target: 'codeEntry' },
          { guard: { type: 'askedFor', params: 'lobby' }, target: 'deny' },
          { guard: 'socialFormMeant', target: '#registrationForm' },
          { guard: 'socialStepRefused', target: 'deny' },
          { guard: { type: 'askedFor', params: 'membershipConfirmation' }, target: '#membershipInterest' },
          { guard: { type: 'askedFor', params: 'landing' }, target: 'unknownAddress' },
          { guard: 'linkGeneratorMeant', target: '#linkGeneratorGate' },
          { guard: 'splitGeneratorMeant', target: '#splitGeneratorGate' },
          { guard: 'linkGeneratorRefused', target: 'unknownAddress' },
          { guard: 'splitGeneratorRefused', target: 'unknownAddress' },
          { target: 'landing' },
        ],
      },
    },
    landing,
    entrance: {
      id: 'entrance' as const,
      description: 'The iron door: an invitation, or the login.',
      route: {},
      meta: { path: '/entrance', screen: 'Entrance', layout: 'default', indexed: true },
    },
    about,
    codeEntry: {
      id: 'codeEntry' as const,
      description: 'Who holds a code types it here.',
      route: {},
      meta: { path: '/registration/code', screen: 'CodeEntry', layout: 'default', indexed: true },
      entry: 'clearProblem',
      on: codeBegun,
      ...codeForm,
    },
    registration,
    activation,
    lobby,
    membership,
    giftVoucher: {
      id: 'giftVoucher' as const,
      description: 'Who holds a voucher logs in, or asks its sender for an invitation.',
      route: {},
      meta: { path: '/registration/gift-voucher', screen: 'GiftVoucher', layout: 'inclinedLines' },
    },
    unsubscribe,
    admin,
    deny: {
      id: 'deny' as const,
      description: 'The invitation can’t be used; opened cold, it is called invalid (D12).',
      route: {},
      meta: { path: '/registration/deny', screen: 'Deny', layout: 'default' },
      entry: 'trackForbiddenReferrer',
    },
    loggedOut,
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
    staleDeployment,
    error: {
      id: 'error' as const,
      description: 'Something of ours broke; the address is kept.',
      meta: { path: null, screen: 'ErrorPage', layout: 'centered' },
    },
  },
});
