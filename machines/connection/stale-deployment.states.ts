/** A chunk failed to load: a deployment replaced it, or the network is down. */
import { staleDeploymentPage } from './stale-deployment.page.ts';
import { visitSetup } from '../rules/visit.setup.ts';

export const staleDeployment = visitSetup.createStateConfig({
  id: staleDeploymentPage.id,
  description: 'A part of the page did not come. If the house answers, the page is loaded anew, once.',
  meta: staleDeploymentPage,
  initial: 'asking',
  states: {
    asking: {
      description: 'Is the house there at all?',
      entry: ['clearProblems', 'fetchMissing'],
      invoke: {
        id: 'pingBackend',
        src: 'pingBackend',
        onDone: [{ guard: 'reloadedBefore', target: '#error' }, { target: 'reloading' }],
        onError: 'unreachable',
      },
      after: { slowAnswer: 'unreachable' },
      on: { 'network.returned': { target: 'asking', reenter: true, actions: 'storeOnline' } },
    },
    reloading: { description: 'Loaded anew, with everything that was typed.', entry: 'reloadPage' },
    unreachable: {
      description: 'No network: told, and tried again once it is back.',
      tags: 'unreachable',
      on: {
        'reload.retried': 'asking',
        'network.returned': { target: 'asking', actions: 'storeOnline' },
      },
    },
  },
});
