/** The start page: a welcome for those who are expected, a code form for those who hold a code. */
import { codeForm } from '../invitation/code-form.states.ts';
import { journey } from '../journey.setup.ts';
import type { JourneyEvent } from '../journey.types.ts';

const slugOf = (event: JourneyEvent): string | null =>
  event.type === 'xstate.route' ? (event.params?.slug ?? null) : null;

export const landing = journey.createStateConfig({
  id: 'landing' as const,
  description: 'The start page. Who comes by a link is looked up while the page already stands.',
  route: {
    guard: { type: 'landingDefined', params: ({ event }) => slugOf(event) },
    actions: { type: 'storeSlug', params: ({ event }) => slugOf(event) },
  },
  meta: { path: '/:slug?', screen: 'Landing', layout: 'default' },
  entry: 'clearProblem',
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'invitationValid', target: 'welcomed' },
        { guard: 'judged', target: 'uninvited' },
        { guard: 'codeKnown', target: 'lookingUp' },
        { target: 'uninvited' },
      ],
    },
    lookingUp: {
      description: 'The link’s code is looked up. A code can be typed meanwhile; the later wish wins.',
      tags: 'lookingUp',
      initial: 'waiting',
      states: {
        waiting: { after: { slowAnswer: 'takingLonger' } },
        takingLonger: { description: 'Told that it takes longer (D24).', tags: 'slow' },
      },
      invoke: {
        id: 'linkInvitation',
        src: 'invitation',
        input: ({ context: { invitation } }) => ({
          code: invitation?.code ?? '',
          timestamp: invitation?.timestamp ?? null,
          now: Date.now(),
        }),
        onDone: {
          target: 'judging',
          actions: [{ type: 'storeInvitationAnswer', params: ({ event }) => event.output }, 'reportUnknownTypes'],
        },
        onError: { target: 'unavailable', actions: { type: 'storeFailure', params: { kind: 'technical' } } },
      },
      on: {
        'code.submitted': {
          guard: { type: 'codeTyped', params: ({ event }) => event.code },
          target: '#landing.uninvited.checking',
          actions: { type: 'storeTypedCode', params: ({ event }) => event.code },
        },
      },
    },
    judging: {
      always: [
        { guard: 'problemKnown', target: 'unavailable' },
        { guard: 'invitationValid', target: 'welcomed' },
        { guard: 'cameByLink', target: '#deny' },
        { target: 'uninvited' },
      ],
    },
    welcomed: {
      description: 'The inviter is named, and one way leads to the form.',
      tags: 'invited',
    },
    unavailable: {
      tags: 'unavailable',
      description: 'No answer is not a refusal: the code is kept and can be tried again.',
      on: {
        'lookUp.retried': { target: 'lookingUp', actions: 'clearProblem' },
        'code.submitted': {
          guard: { type: 'codeTyped', params: ({ event }) => event.code },
          target: '#landing.uninvited.checking',
          actions: { type: 'storeTypedCode', params: ({ event }) => event.code },
        },
      },
    },
    uninvited: { description: 'No invitation yet; a code may be typed.', ...codeForm },
  },
});
