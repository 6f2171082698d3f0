/** What the outside must supply, as plain functions; the chart's placeholders are filled from it in one place. */
import { fromPromise } from 'xstate';
import type { Viewer, ViewerInput } from './admin/admin.types.ts';
import { invitationMachine, type ReferrerInput } from './invitation/invitation.machine.ts';
import type { CodeDetails, InvitationInput } from './invitation/invitation.types.ts';
import type { FinalizeInput, RegisterInput, TokenInput } from './visit.base.ts';
import { visitMachine } from './visit.machine.ts';
import type { Acknowledgement, EmailRequest, ResendInput } from './mail/mail.types.ts';
import type { RegistrationAnswer } from './registration/registration.types.ts';
import type { JoinAnswer, UnsubscribeAnswer } from './waiting-list/waiting-list.types.ts';

/** Resolves with an answer, or rejects with a ServiceFailure; stops when the signal says so. */
export type Service<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

export interface VisitServices {
  judgeReferrer: Service<ReferrerInput, boolean>;
  lookUpCode: Service<Omit<InvitationInput, 'referrer'>, CodeDetails>;
  register: Service<RegisterInput, RegistrationAnswer>;
  finalize: Service<FinalizeInput, RegistrationAnswer>;
  changeEmail: Service<EmailRequest, RegistrationAnswer>;
  resend: Service<ResendInput, Acknowledgement>;
  watchActivation: Service<{ registrationId: string }, void>;
  requestPlace: Service<EmailRequest, Acknowledgement>;
  joinWaitingList: Service<TokenInput, JoinAnswer>;
  applyForMembership: Service<EmailRequest, Acknowledgement>;
  unsubscribe: Service<TokenInput, UnsubscribeAnswer>;
  logout: Service<void, void>;
  askViewer: Service<ViewerInput, Viewer>;
  /** Resolves when the house answers at all. */
  pingBackend: Service<void, void>;
}

const actor = <Input, Output>(call: Service<Input, Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal));

/** The journey with its services in place, ready to be started. */
export const visitMachineWith = ({ judgeReferrer, lookUpCode, ...services }: VisitServices) =>
  visitMachine.provide({
    actors: {
      invitation: invitationMachine.provide({
        actors: { judgeReferrer: actor(judgeReferrer), lookUpCode: actor(lookUpCode) },
      }),
      register: actor(services.register),
      finalize: actor(services.finalize),
      changeEmail: actor(services.changeEmail),
      resend: actor(services.resend),
      watchActivation: actor(services.watchActivation),
      requestPlace: actor(services.requestPlace),
      joinWaitingList: actor(services.joinWaitingList),
      applyForMembership: actor(services.applyForMembership),
      unsubscribe: actor(services.unsubscribe),
      logout: actor(services.logout),
      askViewer: actor(services.askViewer),
      pingBackend: actor(services.pingBackend),
    },
  });
