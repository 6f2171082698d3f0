/** Service calls of a visit, by name, with input and output types. */
import type { Viewer, ViewerInput } from './admin.types.ts';
import { invitationCalls } from '../invitation/invitation.calls.ts';
import type { Acknowledgement, EmailRequest, ResendAnswer, ResendInput } from './mail.types.ts';
import type { FinalizeInput, RegisterInput, RegistrationAnswer } from './registration.types.ts';
import { call, type Services } from '../common/service-calls.ts';
import type { JoinAnswer, TokenInput, UnsubscribeAnswer } from './waiting-list.types.ts';

export const visitCalls = {
  register: call<RegisterInput, RegistrationAnswer>(),
  finalize: call<FinalizeInput, RegistrationAnswer>(),
  changeEmail: call<EmailRequest, RegistrationAnswer>(),
  resend: call<ResendInput, ResendAnswer>(),
  /** Resolves once the registration is active, even if it was activated elsewhere (D26). */
  watchActivation: call<{ registrationId: string; code: string | null }, void>(),
  requestPlace: call<EmailRequest, Acknowledgement>(),
  joinWaitingList: call<TokenInput, JoinAnswer>(),
  applyForMembership: call<EmailRequest, Acknowledgement>(),
  unsubscribe: call<TokenInput, UnsubscribeAnswer>(),
  logout: call<void, void>(),
  /** Looks up the viewer's role by the token from the URL (D31). */
  askViewer: call<ViewerInput, Viewer>(),
  /** Resolves if the server responds. */
  pingBackend: call<void, void>(),
};

/** Calls of a visit and its invitations: everything that a registration uses. */
export const serviceCalls = { ...invitationCalls, ...visitCalls };
/** The service functions that the application must supply. */
export type VisitServices = Services<typeof serviceCalls>;
