/** The newsletter's link: only a button unsubscribes, because mail scanners open links too. The membership is kept. */
import { unsubscribePage } from './unsubscribe.page.ts';
import { sendable } from '../shared/sendable.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { failing, waiting } from '../shared/waiting.states.ts';
import { tokenInput } from '../rules/waiting-list.rules.ts';

const answered = { type: 'storeAnswered', params: 'unsubscribe' } as const;

export const unsubscribe = visitSetup.createStateConfig({
  id: unsubscribePage.id,
  description: 'A mail’s link was opened. Only a press unsubscribes.',
  route: {},
  meta: unsubscribePage,
  entry: 'clearProblems',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'tokenHeld', target: 'asking' }, { target: 'linkBroken' }] },
    asking: mixed(sendable('unsubscribe'), {
      on: {
        'unsubscribe.pressed': {
          target: 'unsubscribing',
          actions: { type: 'storePress', params: ({ event: { key } }) => ({ of: 'unsubscribe', key }) },
        },
      },
    }),
    unsubscribing: mixed(waiting({ of: 'unsubscribe', back: 'asking' }), {
      description: 'Pressed. Back waits for the answer.',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: tokenInput('unsubscribe'),
        onDone: [
          {
            guard: { type: 'unsubscribed', params: ({ event }) => event.output },
            target: 'unsubscribed',
            actions: answered,
          },
          { target: 'linkBroken', actions: [answered, 'forgetToken'] },
        ],
        onError: failing('unsubscribe', 'asking'),
      },
    }),
    unsubscribed: { description: 'Unsubscribed.', tags: 'unsubscribed' },
    linkBroken: {
      description: 'No token, or a refused one: names other ways to unsubscribe.',
      tags: 'linkBroken',
    },
  },
});
