import { resendActivation } from '../activation/resend.ts';
import { changeRegistrationEmail } from './change-email.ts';
import { finalizeRegistration } from './finalize.ts';
import { submit } from './submit.ts';

export const registrationResolvers = {
  Mutation: { submit, finalizeRegistration, changeRegistrationEmail, resendActivation },
};
