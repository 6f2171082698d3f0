/** One code checked, one verdict as output. */
import { assign, fromPromise, setup } from 'xstate';
import { failureOf, type Failure } from '../checks/failure.ts';
import { linkHasPassed } from '../checks/link-validity.ts';
import type { CodeDetails, InvitationInput, InvitationOutput, Judgement } from './invitation.types.ts';
import { judge } from './verdict.ts';

interface InvitationContext extends InvitationInput {
  judgement: Judgement | null;
  failure: Failure;
}
const expired: Judgement = { verdict: 'expired', inviter: null, countryOptions: [], campaign: null, unknownTypes: [] };

export const invitationMachine = setup({
  types: {
    input: {} as InvitationInput & { now: number },
    context: {} as InvitationContext & { now: number },
    output: {} as InvitationOutput,
  },
  actors: {
    lookUpCode: fromPromise<CodeDetails, InvitationInput>(() =>
      Promise.reject(new Error('lookUpCode is not provided')),
    ),
  },
  actions: {
    storeJudgement: assign({ judgement: (_, details: CodeDetails) => judge(details) }),
    storeExpiry: assign({ judgement: expired }),
    storeFailure: assign({ failure: (_, { thrown }: { thrown: unknown }) => failureOf(thrown) }),
    storeTimeout: assign({ failure: { kind: 'timeout' } }),
  },
  guards: { linkPassed: ({ context }) => linkHasPassed(context.timestamp, context.now) },
  delays: { lookUpLimit: 30_000 },
}).createMachine({
  id: 'invitation',
  description: 'Judges one invitation: by the link’s own date first, then by asking the back end.',
  context: ({ input }) => ({ ...input, judgement: null, failure: { kind: 'technical' } }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A link whose time has passed is expired before any call (D9).',
      always: [{ guard: 'linkPassed', target: 'judged', actions: 'storeExpiry' }, { target: 'lookingUp' }],
    },
    lookingUp: {
      description: 'The back end is asked, always from the network.',
      invoke: {
        id: 'lookUpCode',
        src: 'lookUpCode',
        input: ({ context: { code, timestamp } }) => ({ code, timestamp }),
        onDone: { target: 'judged', actions: { type: 'storeJudgement', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      after: { lookUpLimit: { target: 'unavailable', actions: 'storeTimeout' } },
    },
    judged: { type: 'final' },
    unavailable: { description: 'No answer. That is not a refusal (D8).', type: 'final' },
  },
  output: ({ context: { judgement, failure } }) => judgement ?? { verdict: 'unavailable', failure },
});
