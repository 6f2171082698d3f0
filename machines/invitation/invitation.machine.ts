/** One code checked, one verdict as output. */
import { setup, type AnyEventObject } from 'xstate';
import { makersOf } from '../chart-makers.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { linkHasPassed } from '../domain/link-validity.ts';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import { invitationCalls } from './invitation.calls.ts';
import type { CodeDetails, InvitationInput, InvitationOutput, Judgement, Refusal } from './invitation.types.ts';
import { judge } from './verdict.ts';

interface InvitationContext extends InvitationInput {
  now: number;
  judgement: Judgement | null;
  failure: Failure;
}
const refused = (verdict: Refusal, forbiddenReferrer: string | null = null): Judgement => ({
  verdict,
  forbiddenReferrer,
  inviter: null,
  countryOptions: [],
  campaign: null,
  unknownTypes: [],
});

const { store, when } = makersOf<InvitationContext, AnyEventObject, never>();

export const invitationMachine = setup({
  types: {
    input: {} as InvitationInput & { now: number },
    context: {} as InvitationContext,
    output: {} as InvitationOutput,
  },
  actors: invitationCalls,
  actions: {
    storeJudgement: store((details: CodeDetails) => ({ judgement: judge(details) })),
    storeExpiry: store(() => ({ judgement: refused('expired') })),
    storeForbiddenReferrer: store((_: undefined, { referrer }) => ({
      judgement: refused('forbiddenReferrer', referrer),
    })),
    storeFailure: store(({ thrown }: { thrown: unknown }) => ({ failure: failureOf(thrown) })),
    storeTimeout: store(() => ({ failure: { kind: 'timeout' } })),
  },
  guards: {
    linkPassed: when(({ timestamp, now }) => linkHasPassed(timestamp, now)),
    referrerKnown: when(({ referrer }) => referrer !== null),
    forbidden: when((_, { listed }: { listed: boolean }) => listed),
  },
  delays: { lookUpLimit: ANSWER_LIMIT },
}).createMachine({
  id: 'invitation',
  description: 'Judges one invitation: where it was found, the link’s own date, then what the back end says.',
  context: ({ input }) => ({ ...input, judgement: null, failure: { kind: 'technical' } }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A link whose time has passed is expired before any call (D9).',
      always: [
        { guard: 'referrerKnown', target: 'judgingReferrer' },
        { guard: 'linkPassed', target: 'judged', actions: 'storeExpiry' },
        { target: 'lookingUp' },
      ],
    },
    judgingReferrer: {
      description:
        'A link that was found on a site of the list is not an invitation (D11), unless people wrote it to each other (D46).',
      invoke: {
        id: 'judgeReferrer',
        src: 'judgeReferrer',
        input: ({ context: { referrer, cameFrom } }) => ({ host: referrer ?? '', cameFrom }),
        onDone: [
          {
            guard: { type: 'forbidden', params: ({ event }) => ({ listed: event.output }) },
            target: 'judged',
            actions: 'storeForbiddenReferrer',
          },
          { guard: 'linkPassed', target: 'judged', actions: 'storeExpiry' },
          { target: 'lookingUp' },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      after: { lookUpLimit: { target: 'unavailable', actions: 'storeTimeout' } },
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
