/** The code form, as it stands on the landing page and on the code page. */
import { journey } from '../journey.setup.ts';

export const codeForm = journey.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      description: 'Waits for a code to be typed. An empty one is the form’s own matter.',
      on: {
        'code.submitted': {
          guard: { type: 'codeTyped', params: ({ event }) => event.code },
          target: 'checking',
          actions: { type: 'storeTypedCode', params: ({ event }) => event.code },
        },
      },
    },
    checking: {
      description: 'The typed code is looked up. The page can be left meanwhile.',
      tags: 'busy',
      initial: 'waiting',
      states: {
        waiting: { after: { slowAnswer: 'takingLonger' } },
        takingLonger: { tags: 'slow' },
      },
      invoke: {
        id: 'typedInvitation',
        src: 'invitation',
        input: ({ context }) => ({ code: context.typedCode ?? '', timestamp: null, now: Date.now() }),
        onDone: {
          target: 'judging',
          actions: [{ type: 'storeInvitationAnswer', params: ({ event }) => event.output }, 'reportUnknownTypes'],
        },
        onError: { target: 'ready', actions: { type: 'storeFailure', params: { kind: 'technical' } } },
      },
      on: { 'form.cancelled': 'ready' },
    },
    judging: {
      always: [
        { guard: 'problemKnown', target: 'ready' },
        { guard: 'invitationValid', target: '#registrationForm', actions: 'storeTypedInvitation' },
        { target: 'ready', actions: 'storeTypedRefusal' },
      ],
    },
  },
});
