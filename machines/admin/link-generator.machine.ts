/** Creates a registration link from a code (D9). Loaded with the admin page only. */
import { setup } from 'xstate';
import { makersOf } from '../common/chart-makers.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { checkCode } from '../domain/registration-code.ts';
import { answerDelays } from '../domain/waits.ts';
import { isKnownType } from '../invitation/verdict.ts';
import { call } from '../common/service-calls.ts';
import type {
  CodeRefusal,
  LinkAnswer,
  LinkRequest,
  RegistrationLink,
  LinkGeneratorEvent,
} from '../context/generators.types.ts';

export interface LinkGeneratorContext {
  token: string;
  /** Content of the field. */
  typed: string;
  /** The last code sent, normalised. */
  code: string;
  link: RegistrationLink | null;
  /** The problem of the code; a new object each time, which moves the focus back to the field each time. */
  wrong: { why: CodeRefusal } | null;
  failure: Failure | null;
}
/** An error type unknown to the page (D8). */
interface LinkGeneratorEmitted {
  type: 'anomaly.reported';
  what: 'codeErrorType';
  value: string;
}

const NOTHING = { link: null, wrong: null, failure: null };

/** Context changes after a response. */
function kept(answer: LinkAnswer): Partial<LinkGeneratorContext> {
  if (answer.outcome === 'made') return { link: answer.link };
  if (answer.outcome === 'forbidden') return {};
  // Of several errors, the first that has a message.
  return { wrong: { why: answer.errors.find(isKnownType) ?? 'unknown' } };
}

export const linkGeneratorCalls = { createRegistrationLink: call<LinkRequest, LinkAnswer>() };

const { store, emitAll, when } = makersOf<LinkGeneratorContext, LinkGeneratorEvent, LinkGeneratorEmitted>();

export const linkGeneratorMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as LinkGeneratorContext,
    events: {} as LinkGeneratorEvent,
    emitted: {} as LinkGeneratorEmitted,
    tags: {} as 'busy' | 'slow',
  },
  actors: linkGeneratorCalls,
  actions: {
    storeTyped: store((typed: string) => ({ typed })),
    storeCode: store((_: undefined, { typed }) => {
      const checked = checkCode(typed);
      return { ...NOTHING, code: 'code' in checked ? checked.code : '' };
    }),
    storeMissing: store(() => ({ ...NOTHING, wrong: { why: 'missing' } })),
    storeAnswer: store(kept),
    storeFailure: store(({ thrown }: { thrown: unknown }) => ({ failure: failureOf(thrown) })),
    storeTimeout: store(() => ({ failure: { kind: 'timeout' } })),
    reportUnknown: emitAll((_, answer: LinkAnswer) =>
      (answer.outcome === 'refused' ? answer.errors.filter((type) => !isKnownType(type)) : []).map((value) => ({
        type: 'anomaly.reported',
        what: 'codeErrorType',
        value,
      })),
    ),
  },
  guards: {
    codeGiven: when(({ typed }) => 'code' in checkCode(typed)),
    made: when((_, { outcome }: LinkAnswer) => outcome === 'made'),
    forbidden: when((_, { outcome }: LinkAnswer) => outcome === 'forbidden'),
  },
  delays: answerDelays,
}).createMachine({
  id: 'linkGenerator',
  description: 'Creates registration links from codes.',
  context: ({ input: { token } }) => ({ ...NOTHING, token, typed: '', code: '' }),
  initial: 'open',
  states: {
    open: {
      description: 'A code can be sent, also after a link was created.',
      on: {
        'code.typed': { actions: { type: 'storeTyped', params: ({ event }) => event.code } },
        'code.submitted': [
          { guard: 'codeGiven', target: 'making', actions: 'storeCode' },
          { target: '.editing', actions: 'storeMissing' },
        ],
      },
      initial: 'editing',
      states: {
        editing: { description: 'No link yet; a mistake is shown.' },
        made: { description: 'The link can be copied.' },
      },
    },
    making: {
      description: 'The back end checks the code and signs the link.',
      tags: 'busy',
      invoke: {
        id: 'createRegistrationLink',
        src: 'createRegistrationLink',
        input: ({ context: { token, code } }) => ({ token, code }),
        onDone: [
          {
            guard: { type: 'made', params: ({ event }) => event.output },
            target: 'open.made',
            actions: { type: 'storeAnswer', params: ({ event }) => event.output },
          },
          { guard: { type: 'forbidden', params: ({ event }) => event.output }, target: 'turnedAway' },
          {
            target: 'open',
            actions: [
              { type: 'storeAnswer', params: ({ event }) => event.output },
              { type: 'reportUnknown', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'open',
          actions: { type: 'storeFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      on: { 'wait.cancelled': 'open' },
      after: { answerLimit: { target: 'open', actions: 'storeTimeout' } },
      initial: 'waiting',
      states: {
        waiting: { after: { slowAnswer: 'takingLonger' } },
        takingLonger: { description: 'The page says that it takes longer (D24).', tags: 'slow' },
      },
    },
    turnedAway: { description: 'Not an admin, or no longer: the page does not exist.', type: 'final' },
  },
});
