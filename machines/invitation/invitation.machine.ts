/** Checks one code; its output is one verdict. */
import { setup, type AnyEventObject } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { ANSWER_LIMIT } from '../domain/waits.ts';
import { invitationCalls } from './invitation.calls.ts';
import type { CodeDetails, InvitationInput, InvitationOutput, CodeCheck, Refusal } from './invitation.types.ts';
import { codeCheckOf } from './verdict.ts';

interface InvitationContext extends InvitationInput {
  codeCheck: CodeCheck | null;
  failure: Failure;
}
const refused = (verdict: Refusal, forbiddenReferrer: string | null = null): CodeCheck => ({
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
    storeCodeCheck: store((details: CodeDetails) => ({ codeCheck: codeCheckOf(details) })),
    storeUnreadable: store(() => ({ codeCheck: refused('invalid') })),
    storeForbiddenReferrer: store((_: undefined, { referrer }) => ({
      codeCheck: refused('forbiddenReferrer', referrer),
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
  context: ({ input }) => ({ ...input, codeCheck: null, failure: { kind: 'technical' } }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A link without a readable code is refused without a request (D61).',
      always: [
        { guard: 'codeUnreadable', target: 'checked', actions: 'storeUnreadable' },
        { guard: 'referrerKnown', target: 'checkingReferrer' },
        { target: 'lookingUp' },
      ],
    },
    checkingReferrer: {
      description: 'A link on a blocked site is not an invitation (D11), except in private correspondence (D46).',
      invoke: {
        id: 'checkReferrer',
        src: 'checkReferrer',
        input: ({ context: { referrer, cameFrom } }) => ({ host: referrer ?? '', cameFrom }),
        onDone: [
          {
            guard: { type: 'forbidden', params: ({ event }) => ({ listed: event.output }) },
            target: 'checked',
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
        onDone: { target: 'checked', actions: { type: 'storeCodeCheck', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      after: { lookUpLimit: { target: 'unavailable', actions: 'storeTimeout' } },
    },
    checked: { type: 'final' },
    unavailable: { description: 'No answer, which is not a refusal (D8).', type: 'final' },
  },
  output: ({ context: { codeCheck, failure } }) => codeCheck ?? { verdict: 'unavailable', failure },
});
