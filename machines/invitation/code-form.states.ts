/** The code form, as it stands on the landing page and on the code page. */
import { sendable } from '../connection/sendable.states.ts';
import { visitSetup } from '../visit.setup.ts';
import { slowly } from '../waiting.states.ts';
import { typedInput } from './invitation.rules.ts';
import { lookUp } from './look-up.states.ts';

/** Of a page with a code form: the first character, once a page load. */
export const codeBegun = visitSetup.createStateConfig({
  on: {
    'code.begun': { actions: { type: 'trackShown', params: { event: 'entering_code_registration' } } },
  },
}).on;

export const codeForm = visitSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      description: 'Waits for a code to be typed. An empty one is the form’s own matter.',
      ...sendable('typedCode'),
      on: {
        'code.submitted': {
          guard: { type: 'codeTyped', params: ({ event }) => event.code },
          target: 'checking',
          actions: [
            { type: 'storeTypedCode', params: ({ event }) => event.code },
            { type: 'track', params: 'submit_code_registration' },
          ],
        },
      },
    },
    checking: {
      description: 'The typed code is looked up. The page can be left meanwhile.',
      tags: 'checkingCode',
      ...slowly,
      ...lookUp('typedInvitation', typedInput, 'ready'),
      on: { 'wait.cancelled': 'ready' },
    },
    judging: {
      always: [
        { guard: 'notAnswered', target: 'ready' },
        { guard: 'invitationValid', target: '#registrationForm', actions: 'storeTypedInvitation' },
        { target: 'ready', actions: 'storeTypedRefusal' },
      ],
    },
  },
});
