/** Where something can be sent, with and without a network (D21, D24). */

/**
 * For every state in which the visitor may press. Without a network he is told, and goes on typing; what he pressed
 * meanwhile he is asked to send once the network is back: the same press, by the same key.
 */
export const sendable = {
  initial: 'connected',
  states: {
    connected: { always: { guard: 'offline', target: 'offline' } },
    offline: {
      description: 'No network: told. Typing goes on.',
      tags: 'offline',
      always: [
        { guard: 'onlineAgainUnsent', target: 'returned' },
        { guard: 'online', target: 'connected' },
      ],
    },
    returned: {
      description: 'The network is back, and something was not answered: Send now?',
      tags: 'sendNow',
      always: { guard: 'offline', target: 'offline' },
    },
  },
} as const;
