/** The newsletter’s link: withdrawal by a press, since mail scanners open links too. Membership stays. */
import { unsubscribePage } from './unsubscribe.page.ts';
import { sendable } from '../connection/sendable.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { failing, waiting } from '../waiting.states.ts';
import { tokenInput } from '../waiting-list/waiting-list.rules.ts';

export const unsubscribe = visitSetup.createStateConfig({
  id: unsubscribePage.id,
  description: 'The link of a mail was opened. Opening changes nothing: only a press does.',
  route: {},
  meta: unsubscribePage,
  entry: 'clearProblem',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'tokenHeld', target: 'asking' }, { target: 'linkBroken' }] },
    asking: {
      ...sendable('press'),
      on: {
        'unsubscribe.pressed': {
          target: 'unsubscribing',
          actions: { type: 'storePress', params: ({ event }) => ({ what: 'unsubscribe', key: event.key }) },
        },
      },
    },
    unsubscribing: {
      description: 'Pressed. Back waits for the answer.',
      ...waiting('asking'),
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: tokenInput,
        onDone: [
          {
            guard: { type: 'unsubscribed', params: ({ event }) => event.output },
            target: 'unsubscribed',
            actions: 'storeAnswered',
          },
          { target: 'linkBroken', actions: 'forgetToken' },
        ],
        onError: failing('asking'),
      },
    },
    unsubscribed: { description: 'Withdrawn.', tags: 'unsubscribed' },
    linkBroken: {
      description: 'No token, or one that is refused: other ways to withdraw are named.',
      tags: 'linkBroken',
    },
  },
});
