/** Checks one code; its output is one verdict. */
import { setup, type AnyEventObject } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import { invitationCalls } from './invitation.calls.ts';
import type { CodeDetails, InvitationInput, InvitationOutput, Judgement, Refusal } from './invitation.types.ts';
import { judge } from './verdict.ts';

interface InvitationContext extends InvitationInput {
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
    input: {} as InvitationInput,
    context: {} as InvitationContext,
    output: {} as InvitationOutput,
  },
  actors: invitationCalls,
  actions: {
    storeJudgement: store((details: CodeDetails) => ({ judgement: judge(details) })),
    storeUnreadable: store(() => ({ judgement: refused('invalid') })),
    storeForbiddenReferrer: store((_: undefined, { referrer }) => ({
      judgement: refused('forbiddenReferrer', referrer),
    })),
    storeFailure: store(({ thrown }: { thrown: unknown }) => ({ failure: failureOf(thrown) })),
    storeTimeout: store(() => ({ failure: { kind: 'timeout' } })),
  },
  guards: {
    codeUnreadable: when(({ code }) => code === ''),
    referrerKnown: when(({ referrer }) => referrer !== null),
    forbidden: when((_, { listed }: { listed: boolean }) => listed),
  },
  delays: { lookUpLimit: ANSWER_LIMIT },
}).createMachine({
  id: 'invitation',
  description: 'Checks an invitation: its text, its referrer, then the back end’s answer.',
  context: ({ input }) => ({ ...input, judgement: null, failure: { kind: 'technical' } }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A link without a readable code is refused without a request (D61).',
      always: [
        { guard: 'codeUnreadable', target: 'judged', actions: 'storeUnreadable' },
        { guard: 'referrerKnown', target: 'judgingReferrer' },
        { target: 'lookingUp' },
      ],
    },
    judgingReferrer: {
      description: 'A link on a blocked site is not an invitation (D11), except in private correspondence (D46).',
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
      description: 'Requests the answer of the back end, never from a cache.',
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
    unavailable: { description: 'No answer, which is not a refusal (D8).', type: 'final' },
  },
  output: ({ context: { judgement, failure } }) => judgement ?? { verdict: 'unavailable', failure },
});
