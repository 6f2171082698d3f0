/** A visit, from the first request to the shop's login. */
import { entrancePage } from './about/entrance.page.ts';
import { codeEntryPage } from './code-entry/code-entry.page.ts';
import { giftVoucherPage } from './membership/gift-voucher.page.ts';
import { denyPage } from './code-entry/deny.page.ts';
import { notFoundPage } from './errors/not-found.page.ts';
import { unknownAddressPage } from './errors/unknown-address.page.ts';
import { errorPage } from './errors/error.page.ts';
import { about } from './about/about.states.ts';
import { activation } from './activation/activation.states.ts';
import { admin } from './admin/admin.states.ts';
import { codeBegun, recognisingCodeForm } from './code-entry/code-form.states.ts';
import { staleDeployment } from './connection/stale-deployment.states.ts';
import { contextOf } from './context/visit.context.ts';
import { visitSetup } from './rules/visit.setup.ts';
import { landing } from './landing/landing.states.ts';
import { loggedOut } from './login/login.states.ts';
import { membership } from './membership/membership.states.ts';
import { unsubscribe } from './newsletter/unsubscribe.states.ts';
import { registration } from './registration/registration.states.ts';
import { lobby } from './waiting-list/lobby.states.ts';

export const visitMachine = visitSetup.createMachine({
  id: 'visit',
  description: 'A visit, from the first request to the shop.',
  context: contextOf,
  initial: 'boot',
  on: {
    'visit.failed': '.error',
    'country.found': { actions: { type: 'storeCountry', params: ({ event }) => event.country } },
    'offer.made': { actions: { type: 'storeOffer', params: ({ event }) => event } },
    'settings.chosen': { actions: ['clearSettingsMissing', 'openCookieSettings'] },
    'settings.missing': { actions: 'storeSettingsMissing' },
    'network.lost': { actions: 'storeOffline' },
    'network.returned': { actions: 'storeOnline' },
    'part.missing': '.staleDeployment',
    'wrapper.found': { actions: { type: 'storeWrapper', params: ({ event }) => event } },
    'overlay.closed': { actions: 'closeOverlay' },
    'visitor.typing': { actions: 'storeTyping' },
    'visitor.reading': { actions: 'storeReading' },
    'logout.chosen': { guard: 'signedIn', target: '.loggedOut' },
    'visit.refused': { guard: 'formIsSecondStep', target: '#leanSecondStep' },
  },
  // If a missing chunk prevents a request, the page cannot report it itself either.
  always: { guard: 'partMissing', target: '.staleDeployment' },
  states: {
    boot: {
      description:
        'Before the first page. The address requests a page by xstate.route; a page not earned is refused (D12).',
      on: {
        'visit.refused': [
          { guard: 'formIsSecondStep', target: '#leanSecondStep' },
          { guard: 'welcomeMeant', target: '#activated.returned' },
          { guard: 'socialFormMeant', target: '#registrationForm' },
          { guard: 'tokenLacking', target: 'deny' },
          { guard: 'formRefused', target: 'codeEntry' },
          {
            guard: { type: 'askedFor', params: 'activateAccount' },
            target: '#activationError',
            actions: { type: 'storeActivationError', params: 'incompleteLink' },
          },
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
      id: entrancePage.id,
      description: 'The entrance: a code, or the login.',
      route: {},
      meta: entrancePage,
    },
    about,
    codeEntry: {
      id: codeEntryPage.id,
      description: 'The visitor enters a code.',
      route: {},
      meta: codeEntryPage,
      entry: 'clearProblems',
      on: codeBegun,
      ...recognisingCodeForm,
    },
    registration,
    activation,
    lobby,
    membership,
    giftVoucher: {
      id: giftVoucherPage.id,
      description: 'With a voucher, the visitor logs in or asks its sender for an invitation.',
      route: {},
      meta: giftVoucherPage,
    },
    unsubscribe,
    admin,
    deny: {
      id: denyPage.id,
      description: 'The invitation cannot be used; without one, the page calls it invalid (D12, D57).',
      route: {},
      meta: denyPage,
      entry: 'trackForbiddenReferrer',
    },
    loggedOut,
    notFound: {
      id: notFoundPage.id,
      description: 'The page cannot be found.',
      route: {},
      meta: notFoundPage,
    },
    unknownAddress: {
      id: unknownAddressPage.id,
      description: 'An unknown address: kept, and answered as not found (D3).',
      route: {},
      meta: unknownAddressPage,
    },
    staleDeployment,
    error: {
      id: errorPage.id,
      description: 'An error of the application; the address is kept.',
      meta: errorPage,
    },
  },
});
