/** Logout; the login is another system (D33). */
import { loggedOutPage } from './logged-out.page.ts';
import { visitSetup } from '../rules/visit.setup.ts';

export const loggedOut = visitSetup.createStateConfig({
  id: loggedOutPage.id,
  description: 'Discards the bearer token, whether or not the back end answers.',
  meta: loggedOutPage,
  entry: ['clearProblems', 'discardDraft', 'discardAddressDraft', 'discardTeaserDraft'],
  initial: 'leaving',
  states: {
    leaving: {
      tags: 'busy',
      on: { 'xstate.route': {}, 'visit.refused': {}, 'logout.chosen': {} },
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: { target: 'left', actions: 'forgetMember' },
        onError: { target: 'left', actions: 'forgetMember' },
      },
      after: { answerLimit: { target: 'left', actions: 'forgetMember' } },
    },
    left: { description: 'Logged out.' },
  },
});
