import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import { isLocale } from '../../../machines/domain/languages.ts';
import type { Acknowledgement, MutationResendActivationArgs, ResendActivationInput } from '../../generated/backend.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { findInvitation } from '../invitations/storage.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { verifyBearer } from '../registrations/finalize.ts';
import { makeReturnUrl } from '../registrations/return-link.ts';
import { statusOf } from '../registrations/status.ts';
import {
  type StoredRegistration,
  findByAccount,
  findRegistration,
  lockRegistration,
  updateRegistration,
} from '../registrations/storage.ts';
import { MAIL_LIMITS, takeQuota } from '../store/quotas.ts';
import { findLink, sendActivationLink } from './links.ts';

/** Whose mail is asked for: `subject` is what the asking is counted by, whether or not there is a registration. */
interface Request {
  subject: string;
  registrationId: string | null;
}

const requestFor = (registration: StoredRegistration | null, otherwise: string): Request => ({
  subject: registration?.accountKey ?? otherwise,
  registrationId: registration?.id ?? null,
});

/** A link opens its own mailbox alone (D25): after a change of address nothing is sent by it. */
const byLink = async ({ tx }: Step, id: string): Promise<Request> => {
  const link = await findLink(tx, id);
  const registration = link && (await findRegistration(tx, link.registrationId));
  if (!registration || registration.decoy || registration.email !== link.email) return requestFor(null, id);
  // Whoever registered the same address anew meanwhile is not sent back to the beginning.
  return requestFor((await findByAccount(tx, registration.accountKey)) ?? registration, id);
};

/** The code shows that the asker holds an invitation; without a good one the asking is counted, but not for the owner. */
const byAddress = async ({ tx, now }: Step, input: ResendActivationInput): Promise<Request | null> => {
  const checked = checkEmail(input.email ?? '');
  if (!('email' in checked)) return null;
  const account = accountKey(checked.email);
  const code = input.registrationCode ?? '';
  if (!(await findInvitation(tx, code, now))) return { subject: `${account} ${code}`, registrationId: null };
  return requestFor(await findByAccount(tx, account), account);
};

/** A decoy (D40) has no mails of its own: they are those of the account it stands for. */
const byBearer = async ({ tx }: Step, id: string | null): Promise<Request | null> => {
  const registration = id === null ? null : await findRegistration(tx, id);
  if (!registration) return null;
  const meant = registration.decoy ? await findByAccount(tx, registration.accountKey) : registration;
  return requestFor(meant, registration.accountKey);
};

const resolveRequest = (
  step: Step,
  input: ResendActivationInput,
  bearerOfId: string | null,
): Promise<Request | null> => {
  if (typeof input.accountActivationId === 'string') return byLink(step, input.accountActivationId);
  if (typeof input.email === 'string') return byAddress(step, input);
  return byBearer(step, bearerOfId);
};

/** A lapsed registration can't be activated any more: the mail leads back into the flow that it came by (D48). */
const sendLapsed = async (step: Step, to: StoredRegistration): Promise<void> => {
  const locale = localeOf(to.locale);
  await queueMail(step.backEnd, step.tx, {
    kind: 'lapsed',
    to: to.email,
    locale,
    name: to.firstName !== null && to.lastName !== null ? { first: to.firstName, last: to.lastName } : null,
    actionUrl: await makeReturnUrl(step, to, locale),
  });
};

const send = async (step: Step, registrationId: string, locale: string): Promise<void> => {
  const { tx, now } = step;
  const registration = await lockRegistration(tx, registrationId);
  if (!registration || registration.decoy) return;
  const status = statusOf(registration, now);
  const addressed = isLocale(locale) ? { ...registration, locale } : registration;
  if (status === 'EXPIRED') await sendLapsed(step, addressed);
  if (status !== 'PENDING_ACTIVATION') return;
  await updateRegistration(tx, registration.id, { locale: addressed.locale });
  await sendActivationLink(step, addressed);
};

const run = async (
  step: Step,
  { input }: MutationResendActivationArgs,
  bearerOfId: string | null,
): Promise<Acknowledgement> => {
  const { backEnd, tx, now } = step;
  const request = await resolveRequest(step, input, bearerOfId);
  if (!request) return { accepted: false, retryAfter: null };
  const { allowed, retryAfter } = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'activation', request.subject);
  if (allowed && request.registrationId !== null) await send(step, request.registrationId, input.locale);
  return { accepted: allowed, retryAfter };
};

/** Sends the activation mail again (D26, D27): once a minute, five an hour, and answered alike for every address. */
export const resendActivation = mutation({
  field: 'resendActivation',
  limit: 'resendActivation',
  verify: verifyBearer,
  run,
});
