/** What the outside must supply, as plain functions; the chart's placeholders are filled from it in one place. */
import { fromPromise } from 'xstate';
import type { ActivationAnswer } from './activation/activation.types.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import type { CodeDetails, InvitationInput } from './invitation/invitation.types.ts';
import type { ActivateInput, RegisterInput } from './journey.base.ts';
import { journeyMachine } from './journey.machine.ts';
import type { ResendAnswer, ResendInput } from './mail/resend.types.ts';
import type { RegistrationAnswer } from './registration/registration.types.ts';

/** Resolves with an answer, or rejects with a ServiceFailure; stops when the signal says so. */
export type Service<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

export interface JourneyServices {
  lookUpCode: Service<InvitationInput, CodeDetails>;
  register: Service<RegisterInput, RegistrationAnswer>;
  activate: Service<ActivateInput, ActivationAnswer>;
  resend: Service<ResendInput, ResendAnswer>;
}

const actor = <Input, Output>(call: Service<Input, Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal));

/** The journey with its services in place, ready to be started. */
export const journeyWith = (services: JourneyServices) =>
  journeyMachine.provide({
    actors: {
      invitation: invitationMachine.provide({ actors: { lookUpCode: actor(services.lookUpCode) } }),
      register: actor(services.register),
      activate: actor(services.activate),
      resend: actor(services.resend),
    },
  });
