/** What a visit asks of the outside: typed placeholders that throw, and how long it waits for each. */
import { assign, fromPromise, setup } from 'xstate';
import type { ActivationAnswer } from './activation/activation.types.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import type {
  Attempt,
  JourneyContext,
  JourneyEmitted,
  JourneyEvent,
  JourneyInput,
  JourneyTag,
  PageMeta,
} from './journey.types.ts';
import type { ResendAnswer, ResendInput } from './mail/resend.types.ts';
import type { RegistrationAnswer } from './registration/registration.types.ts';

/** Milliseconds to read before being taken on (D20, WCAG 2.2.1). */
export const READING_TIME = 20_000;

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

export interface RegisterInput extends Attempt {
  countryOptions: readonly { isoCode: string; dataPolicyPk: string; termsPk: string }[];
}
export interface ActivateInput {
  activationId: string;
  key: string;
}

export const journeyBase = setup({
  types: {
    context: {} as JourneyContext,
    events: {} as JourneyEvent,
    emitted: {} as JourneyEmitted,
    input: {} as JourneyInput,
    meta: {} as PageMeta,
    tags: {} as JourneyTag,
  },
  actors: {
    invitation: invitationMachine,
    register: fromPromise<RegistrationAnswer, RegisterInput>(notProvided('register')),
    activate: fromPromise<ActivationAnswer, ActivateInput>(notProvided('activate')),
    resend: fromPromise<ResendAnswer, ResendInput>(notProvided('resend')),
  },
  delays: {
    /** After this the visitor is told that it takes longer, and may cancel (D24). */
    slowAnswer: 8_000,
    /** The end of every wait for an answer (spec, section 9). */
    answerLimit: 30_000,
    /** Time to read before being taken on (D20, WCAG 2.2.1). */
    readingTime: READING_TIME,
  },
});

type Changes = { [K in keyof JourneyContext]?: JourneyContext[K] };
/** An action that stores what it is given. setup().assign takes no params (xstate 5.33), hence this. */
export const store = <P = undefined>(changes: (params: P, context: JourneyContext) => Changes) =>
  assign<JourneyContext, JourneyEvent, P, JourneyEvent, never>(({ context }, params) => changes(params, context));
/** A guard on what the visit knows. */
export const when =
  <P = undefined>(test: (context: JourneyContext, params: P) => boolean) =>
  ({ context }: { context: JourneyContext }, params: P) =>
    test(context, params);
