/** The glossary: every action and guard that the chart may name, gathered from the topics. */
import { and, emit } from 'xstate';
import { activationActions, activationGuards } from './activation/activation.rules.ts';
import { failureOf, type Failure } from './checks/failure.ts';
import { invitationActions, invitationGuards } from './invitation/invitation.rules.ts';
import { journeyBase, store, when } from './journey.base.ts';
import type { JourneyContext, JourneyEmitted, JourneyEvent, PageId } from './journey.types.ts';
import { landingActions, landingGuards } from './landing/landing.rules.ts';
import { resendActions, resendGuards } from './mail/resend.rules.ts';
import { registrationActions, registrationGuards } from './registration/registration.rules.ts';

export const journey = journeyBase.extend({
  actions: {
    ...landingActions,
    ...invitationActions,
    ...registrationActions,
    ...activationActions,
    ...resendActions,
    /** What was thrown, as the visitor will be told of it (D24). */
    storeError: store(({ thrown }: { thrown: unknown }) => ({ problem: failureOf(thrown) })),
    storeFailure: store((problem: Failure) => ({ problem })),
    clearProblem: store(() => ({ problem: null })),
    goToLogin: emit<JourneyContext, JourneyEvent, undefined, JourneyEvent, JourneyEmitted>({
      type: 'navigation.requested',
      to: 'login',
    }),
  },
  guards: {
    ...landingGuards,
    ...invitationGuards,
    ...registrationGuards,
    ...activationGuards,
    ...resendGuards,
    problemKnown: when(({ problem }) => problem !== null),
    /** Of a refused page: which it was. */
    askedFor: ({ event }: { event: JourneyEvent }, page: PageId) =>
      event.type === 'visit.refused' && event.page === page,
    mayRegister: and(['codeKnown', 'notRefused']),
  },
});
