/** What a visit asks of the outside: each call by its name, with what it is given and what it answers. */
import type { Viewer, ViewerInput } from './admin/admin.types.ts';
import { invitationCalls } from './invitation/invitation.calls.ts';
import type { Acknowledgement, EmailRequest, ResendAnswer, ResendInput } from './mail/mail.types.ts';
import type { FinalizeInput, RegisterInput, RegistrationAnswer } from './registration/registration.types.ts';
import { call, type Services } from './service-calls.ts';
import type { JoinAnswer, TokenInput, UnsubscribeAnswer } from './waiting-list/waiting-list.types.ts';

export const visitCalls = {
  register: call<RegisterInput, RegistrationAnswer>(),
  finalize: call<FinalizeInput, RegistrationAnswer>(),
  changeEmail: call<EmailRequest, RegistrationAnswer>(),
  resend: call<ResendInput, ResendAnswer>(),
  /** Answers once the registration is active, wherever that was done (D26). */
  watchActivation: call<{ registrationId: string; code: string | null }, void>(),
  requestPlace: call<EmailRequest, Acknowledgement>(),
  joinWaitingList: call<TokenInput, JoinAnswer>(),
  applyForMembership: call<EmailRequest, Acknowledgement>(),
  unsubscribe: call<TokenInput, UnsubscribeAnswer>(),
  logout: call<void, void>(),
  /** Who is there, by the token that they came with (D31). */
  askViewer: call<ViewerInput, Viewer>(),
  /** Answers if anything does. */
  pingBackend: call<void, void>(),
};

/** Those of a visit and of its invitations: every call that there is while a visitor registers. */
export const serviceCalls = { ...invitationCalls, ...visitCalls };
/** What the outside must supply, as plain functions. */
export type VisitServices = Services<typeof serviceCalls>;
