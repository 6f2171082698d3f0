/** All actions and guards that the chart may use, collected from the topics. */
import { and } from 'xstate';
import { appearanceActions } from './appearance.rules.ts';
import { adminActions, adminGuards } from './admin.rules.ts';
import { analyticsActions } from './analytics.rules.ts';
import { activationActions, activationGuards } from './activation.rules.ts';
import { connectionActions, connectionGuards } from './connection.rules.ts';
import { forgottenWhen } from '../context/forgetting.ts';
import { withoutToken } from '../flows/read-flows.ts';
import { invitationActions, invitationGuards } from './invitation.rules.ts';
import { visitBase, store, emit, when } from './visit.base.ts';
import type { VisitContext, VisitEvent } from '../context/visit.types.ts';
import type { PageId } from '../domain/page-ids.ts';
import { landingActions, landingGuards } from './landing.rules.ts';
import { offerActions } from './offers.rules.ts';
import { mailActions, mailGuards } from './mail.rules.ts';
import { membershipActions, membershipGuards } from './membership.rules.ts';
import { requestActions, requestGuards } from './requests.rules.ts';
import { registrationActions, registrationGuards } from './registration.rules.ts';
import { secondStepActions, secondStepGuards } from './second-step.rules.ts';
import { waitingListActions, waitingListGuards } from './waiting-list.rules.ts';
import { wrapperActions } from './wrapper.rules.ts';

const isRefused = (event: VisitEvent, page: PageId) => event.type === 'visit.refused' && event.page === page;
/** Composed guards cannot take guards with params, so there is one guard per page. */
const refused =
  (page: PageId) =>
  ({ event }: { event: VisitEvent }) =>
    isRefused(event, page);

export const visitSetup = visitBase.extend({
  actions: {
    ...analyticsActions,
    ...requestActions,
    ...connectionActions,
    ...landingActions,
    ...offerActions,
    ...invitationActions,
    ...registrationActions,
    ...secondStepActions,
    ...activationActions,
    ...mailActions,
    ...waitingListActions,
    ...membershipActions,
    ...wrapperActions,
    ...adminActions,
    ...appearanceActions,
    storeSettingsMissing: store((_: undefined, { load }) => ({ load: { ...load, settingsMissing: true } })),
    clearSettingsMissing: store((_: undefined, { load }) => ({ load: { ...load, settingsMissing: false } })),
    openCookieSettings: emit({ type: 'settings.requested' }),
    goToLogin: emit({ type: 'navigation.requested', to: 'login' }),
    /** Logout clears everything except the invitation. */
    forgetMember: store((_: undefined, context) => ({
      ...forgottenWhen('memberLeft', context),
      token: { ...context.token, text: null, claims: null, isAdmin: false },
      flow: withoutToken(context.flow),
    })),
    /** The next person brings an invitation, possibly with a token; it is looked up as theirs (D50). */
    forgetHolder: store((_: undefined, context) => ({
      ...forgottenWhen('memberLeft', context),
      codeCheck: null,
    })),
    disownBearer: emit({ type: 'bearer.disowned' }),
  },
  guards: {
    ...requestGuards,
    ...connectionGuards,
    ...landingGuards,
    ...invitationGuards,
    ...registrationGuards,
    ...secondStepGuards,
    ...activationGuards,
    ...mailGuards,
    ...waitingListGuards,
    ...membershipGuards,
    ...adminGuards,
    signedIn: when(({ signedIn }) => signedIn),
    anewOffered: when(({ anewOffered }) => anewOffered),
    /** True if this page was refused. */
    askedFor: ({ event }: { event: VisitEvent }, page: PageId) => isRefused(event, page),
    formRefused: refused('registrationForm'),
    socialStepRefused: refused('socialSecondStep'),
    /** An admin page was requested by a visitor with an admin token. */
    linkGeneratorMeant: and(['linkGeneratorRefused', 'adminTokenHeld']),
    splitGeneratorMeant: and(['splitGeneratorRefused', 'adminTokenHeld']),
    linkGeneratorRefused: refused('linkGenerator'),
    splitGeneratorRefused: refused('splitGenerator'),
    mayRegister: and(['codeKnown', 'notRefused', 'leanStepNotDue']),
    mayGiveAddress: and(['mayRegister', 'mayChangeAddress']),
    formIsSecondStep: and(['formRefused', 'leanStepDue']),
    /** A page that requires a token was requested without a valid one (D12, D57). */
    tokenLacking: ({ context, event }: { context: VisitContext; event: VisitEvent }) =>
      isRefused(event, 'lobby') ||
      isRefused(event, 'socialSecondStep') ||
      (context.token.missing && isRefused(event, 'registrationForm')),
    /** The account was activated on this page or by it. */
    welcomeMeant: ({ context, event }: { context: VisitContext; event: VisitEvent }) =>
      context.activation.success !== null &&
      (isRefused(event, 'activateAccount') || isRefused(event, 'socialSecondStep')),
    socialFormMeant: and(['socialStepRefused', 'socialStepAhead', 'codeKnown']),
  },
});
