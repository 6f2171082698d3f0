/** A chunk failed to load: a deployment replaced it, or the network is down. */
import { staleDeploymentPage } from './stale-deployment.page.ts';
import { visitSetup } from '../rules/visit.setup.ts';

export const staleDeployment = visitSetup.createStateConfig({
  id: staleDeploymentPage.id,
  description: 'A part of the page failed to load. If the server answers, the page is reloaded once.',
  meta: staleDeploymentPage,
  initial: 'asking',
  states: {
    asking: {
      description: 'Checks whether the server answers.',
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
    reloading: { description: 'Reloads the page and keeps all input.', entry: 'reloadPage' },
    unreachable: {
      description: 'Offline: the page says so and tries again once online.',
      tags: 'unreachable',
      on: {
        'reload.retried': 'asking',
        'network.returned': { target: 'asking', actions: 'storeOnline' },
      },
    },
  },
});
