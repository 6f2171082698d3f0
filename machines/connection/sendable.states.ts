/** Where something can be sent, with and without a network (D21, D24). */
import { visitSetup } from '../visit.setup.ts';
import type { RequestName } from '../requests/requests.types.ts';

/**
 * For every state in which the visitor may press. Without a network they are told, and go on typing; what they pressed
 * meanwhile they are asked to send once the network is back: the same press, by the same key.
 * @param of what is sent from there.
 */
export const sendable = (of: RequestName) =>
  visitSetup.createStateConfig({
    initial: 'connected',
    states: {
      connected: { always: { guard: 'offline', target: 'offline' } },
      offline: {
        description: 'No network: told. Typing goes on.',
        tags: 'offline',
        always: { guard: 'online', target: 'returned' },
      },
      returned: {
        description: 'The network is back. Was something not answered? Send now?',
        tags: ['sendNow', `sendNow.${of}`],
        always: [
          { guard: 'offline', target: 'offline' },
          { guard: { type: 'notLost', params: of }, target: 'connected' },
        ],
      },
    },
  });
