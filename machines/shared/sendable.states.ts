/** States in which something can be sent, with and without a network (D21, D24). */
import { visitSetup } from '../rules/visit.setup.ts';
import type { RequestName } from '../context/requests.types.ts';

/**
 * Substates for every state in which the visitor may submit. While offline, the visitor sees a notice and can go on
 * typing. If a request was lost meanwhile, the visitor is asked after the return of the network whether to send it: the
 * same request with the same key.
 * @param of the request that is sent from there.
 */
export const sendable = (of: RequestName) =>
  visitSetup.createStateConfig({
    initial: 'connected',
    states: {
      connected: { always: { guard: 'offline', target: 'offline' } },
      offline: {
        description: 'Offline: the page says so. Typing stays possible.',
        tags: 'offline',
        always: { guard: 'online', target: 'returned' },
      },
      returned: {
        description: 'Online again. If a request was not answered, the page offers to resend it.',
        tags: ['sendNow', `sendNow.${of}`],
        always: [
          { guard: 'offline', target: 'offline' },
          { guard: { type: 'notLost', params: of }, target: 'connected' },
        ],
      },
    },
  });
