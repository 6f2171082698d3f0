/** What happens to a visit, and what it tells the outside. */
import type { visitMachine } from '../../../machines/visit.machine.ts';
import type { WordsOf } from '../words.types.ts';

type Words = WordsOf<typeof visitMachine>;

export const visitEvents: Words['events'] = {
  'xstate.route': 'the address of a page is opened',
  'visit.refused': 'an address asks for a page that was not earned',
  'visit.failed': 'something of ours breaks',
  'country.found': 'the house says where the visitor likely is',
  'offer.made': 'an experiment offers something',
  'network.lost': 'the network goes',
  'network.returned': 'the network is back',
  'part.missing': 'a part of the page does not come',
  'reload.retried': 'the visitor tries to load the page again',
  'settings.chosen': 'the visitor opens the cookie settings',
  'settings.missing': 'the cookie settings do not come',
  'wait.cancelled': 'the visitor cancels',
  'code.begun': 'the visitor begins to type a code',
  'code.submitted': 'the visitor sends a code',
  'lookUp.retried': 'the visitor asks once more',
  'country.changed': 'the visitor chooses another country',
  'form.submitted': 'the visitor sends the form',
  'step.submitted': 'the visitor sends the second step',
  'form.returned': 'the visitor goes back to the form',
  'email.submitted': 'the visitor sends an e-mail address',
  'email.changeChosen': 'the visitor asks for a different address',
  'email.kept': 'the visitor keeps the address',
  'registration.begunAnew': 'the visitor says that they are not who registered here',
  'login.chosen': 'the visitor chooses the login',
  'login.stayed': 'the visitor chooses to stay',
  'logout.chosen': 'the visitor logs out',
  'mail.requested': 'the visitor asks for the mail again',
  'activation.pressed': 'the visitor presses to activate',
  'join.pressed': 'the visitor joins the waiting list',
  'unsubscribe.pressed': 'the visitor unsubscribes',
  'shop.chosen': 'the visitor goes on to the shop',
  'shop.stayed': 'the visitor chooses not to be taken to the shop by itself',
  'wrapper.found': 'another app proves to show the page',
  'overlay.closed': 'the visitor closes the overlay of the in-app browser',
  'finished.closed': 'the visitor closes the popup that says they are registered',
  'teaser.closed': 'the visitor closes the teaser',
  'role.refused': 'the house takes the visitor for an admin no longer',
};

export const visitEmitted: Words['emitted'] = {
  'navigation.requested': 'the browser is to go to the login, the shop or the page that turns away',
  'account.activated': 'other tabs hear that the account is active',
  'reload.requested': 'the page is to be loaded anew',
  'draft.discarded': 'what was kept of a form is thrown away',
  'bearer.disowned': 'the browser gives up the token of who registered here',
  'event.tracked': 'an event for analytics: it leaves once that is consented to',
  'credentials.received': 'what opens the consents of the customer is handed to the consent platform',
  'settings.requested': 'the cookie settings are to open',
  'experiment.exposed': 'what an experiment offered has its effect from now on',
  'anomaly.reported': 'the house said something that nobody knows here: it is reported',
};
