/** What a visit asks of the outside: typed placeholders that throw, and how long it waits for each. */
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Viewer, ViewerInput } from './admin/admin.types.ts';
import type { EmailRequest, Acknowledgement, ResendInput } from './mail/mail.types.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import type { CountryOption } from './invitation/invitation.types.ts';
import type { RegistrationFlow } from './flows/flows.ts';
import type { VisitContext, VisitEmitted, VisitEvent, VisitInput, VisitTag, PageMeta } from './visit.types.ts';
import type { Attempt, Completion, RegistrationAnswer } from './registration/registration.types.ts';
import type { JoinAnswer, UnsubscribeAnswer } from './waiting-list/waiting-list.types.ts';

/** Milliseconds to read before being taken on (D20, WCAG 2.2.1). */
export const READING_TIME = 20_000;
/** Milliseconds until then: at most the time to read, whatever the clock says. */
export const timeLeft = (then: number | null, now: number): number =>
  Math.min(READING_TIME, Math.max(0, (then ?? 0) - now));

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

export interface RegisterInput extends Attempt {
  flow: RegistrationFlow;
  token: string | null;
  sourcePath: string | null;
  previousPdpPage: string | null;
  countryOptions: readonly CountryOption[];
}
/** A second step of a registration, or the activation by the mailed id (D13). */
export type FinalizeInput = { key: string } & (
  | { registrationId: string; completion: Completion }
  | { activationId: string }
);
export interface TokenInput {
  token: string;
  key: string;
}

export const visitBase = setup({
  types: {
    context: {} as VisitContext,
    events: {} as VisitEvent,
    emitted: {} as VisitEmitted,
    input: {} as VisitInput,
    meta: {} as PageMeta,
    tags: {} as VisitTag,
  },
  actors: {
    invitation: invitationMachine,
    register: fromPromise<RegistrationAnswer, RegisterInput>(notProvided('register')),
    finalize: fromPromise<RegistrationAnswer, FinalizeInput>(notProvided('finalize')),
    changeEmail: fromPromise<RegistrationAnswer, EmailRequest>(notProvided('changeEmail')),
    resend: fromPromise<Acknowledgement, ResendInput>(notProvided('resend')),
    /** Answers once the registration is active, wherever that was done (D26). */
    watchActivation: fromPromise<void, { registrationId: string }>(notProvided('watchActivation')),
    requestPlace: fromPromise<Acknowledgement, EmailRequest>(notProvided('requestPlace')),
    joinWaitingList: fromPromise<JoinAnswer, TokenInput>(notProvided('joinWaitingList')),
    applyForMembership: fromPromise<Acknowledgement, EmailRequest>(notProvided('applyForMembership')),
    unsubscribe: fromPromise<UnsubscribeAnswer, TokenInput>(notProvided('unsubscribe')),
    logout: fromPromise<void, void>(notProvided('logout')),
    /** Who is there, by the token that they came with (D31). */
    askViewer: fromPromise<Viewer, ViewerInput>(notProvided('askViewer')),
    /** Answers if anything does. */
    pingBackend: fromPromise<void, void>(notProvided('pingBackend')),
  },
  delays: {
    /** After this the visitor is told that it takes longer, and may cancel (D24). */
    slowAnswer: 8_000,
    /** The end of every wait for an answer (spec, section 9). */
    answerLimit: 30_000,
    /** Time to read before being taken on (D20, WCAG 2.2.1). */
    readingTime: READING_TIME,
    /** What is left of it, also after a reload; however the clock was set meanwhile, never more. */
    forwarding: ({ context }) => timeLeft(context.forwardAt, Date.now()),
    /** As long as an activation link lives (D25). */
    linkLife: 86_400_000,
  },
});

type Changes = { [K in keyof VisitContext]?: VisitContext[K] };
/** An action that stores what it is given. setup().assign takes no params (xstate 5.33), hence this. */
export const store = <P = undefined>(changes: (params: P, context: VisitContext) => Changes) =>
  assign<VisitContext, VisitEvent, P, VisitEvent, never>(({ context }, params) => changes(params, context));
/** A guard on what the visit knows. */
export const when =
  <P = undefined>(test: (context: VisitContext, params: P) => boolean) =>
  ({ context }: { context: VisitContext }, params: P) =>
    test(context, params);
/** An action that tells the outside. setup().emit takes no params either. */
export const tell = (said: VisitEmitted | ((context: VisitContext) => VisitEmitted)) =>
  emit<VisitContext, VisitEvent, undefined, VisitEvent, VisitEmitted>(({ context }) =>
    typeof said === 'function' ? said(context) : said,
  );
/** An action that does several things, or none. */
export const several = <P>(
  ...[collect]: Parameters<
    typeof enqueueActions<VisitContext, VisitEvent, P, VisitEvent, never, never, never, never, VisitEmitted>
  >
) => enqueueActions<VisitContext, VisitEvent, P, VisitEvent, never, never, never, never, VisitEmitted>(collect);

/** An action that tells the outside as many things as there are. */
export const tellAll = <P = undefined>(said: (context: VisitContext, params: P) => readonly VisitEmitted[]) =>
  several<P>(({ context, enqueue }, params) => {
    for (const one of said(context, params)) enqueue.emit(one);
  });
