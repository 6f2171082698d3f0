/** The code form of the landing page and the code page. */
import { sendable } from '../shared/sendable.states.ts';
import { mixed } from '../shared/mixed.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { slowly } from '../shared/waiting.states.ts';
import { invitationInput, typedInput } from '../rules/invitation.rules.ts';
import { lookUp } from '../shared/look-up.states.ts';

/** On a page with a code form: the first character is tracked once per page load. */
export const codeBegun = visitSetup.createStateConfig({
  on: {
    'code.begun': { actions: { type: 'trackShown', params: { event: 'entering_code_registration' } } },
  },
}).on;

/** Submits a code for a look-up. */
const codeSubmitted = visitSetup.createStateConfig({
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
}).on;

export const codeForm = visitSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: mixed(sendable('code'), {
      description: 'Waits for a code. The form itself refuses an empty one.',
      on: codeSubmitted,
    }),
    checking: mixed(slowly, {
      description: 'The code is looked up. The visitor can leave the page meanwhile.',
      tags: 'checkingCode',
      invoke: lookUp({ id: 'typedInvitation', of: 'code', input: typedInput, unanswered: 'ready' }),
      on: { 'wait.cancelled': 'ready' },
    }),
    evaluating: {
      always: [
        { guard: { type: 'problemKnown', params: 'code' }, target: 'ready' },
        { guard: 'invitationValid', target: '#registrationForm', actions: 'storeTypedInvitation' },
        { target: 'ready', actions: 'storeTypedRefusal' },
      ],
    },
  },
});

/** The form of the code page: an unjudged invitation is looked up while the visitor can type (D49). */
export const recognisingCodeForm = visitSetup.createStateConfig({
  initial: 'opening',
  states: {
    ...codeForm.states,
    opening: { always: [{ guard: 'invitationUnchecked', target: 'recognising' }, { target: 'ready' }] },
    recognising: {
      description: 'The code page. An invitation’s code is prefilled, and its sender named.',
      on: codeSubmitted,
      initial: 'lookingUp',
      states: {
        lookingUp: {
          tags: 'lookingUp',
          invoke: lookUp({
            id: 'linkInvitation',
            of: 'code',
            input: invitationInput,
            unanswered: '#codeEntry.ready',
          }),
        },
        evaluating: {
          always: [
            { guard: 'referrerBlocklisted', target: '#deny', actions: 'goToDeny' },
            { target: '#codeEntry.ready', actions: 'storeRefusal' },
          ],
        },
      },
    },
  },
});
