import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import { isLocale } from '../../../machines/domain/languages.ts';
import type { Acknowledgement, MutationResendActivationArgs, ResendActivationInput } from '../../generated/backend.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { findInvitation } from '../invitations/storage.ts';
import { takeMailAllowance } from '../mail/allowance.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { verifyBearer } from '../registrations/finalize.ts';
import { makeReturnUrl } from '../registrations/return-link.ts';
import { statusOf } from '../registrations/status.ts';
import {
  type StoredRegistration,
  findOwner,
  findRegistration,
  lockRegistration,
  updateRegistration,
} from '../registrations/storage.ts';
import { MAIL_LIMITS, type Quota, takeQuota } from '../store/quotas.ts';
import { findLink, sendActivationLink } from './links.ts';

/**
 * Whose mail is asked for: `subject` is what the asking is counted by, whether or not there is a registration. `to`: whose mails are
 * counted, whether or not one goes (D27); null: none can.
 */
interface Request {
  subject: string;
  to: string | null;
  registrationId: string | null;
}

const requestFor = (to: string, registration: StoredRegistration | null): Request => ({
  subject: to,
  to,
  registrationId: registration?.id ?? null,
});

const nobodys = (subject: string): Request => ({ subject, to: null, registrationId: null });

/** A link opens its own mailbox alone (D25): after a change of address nothing is sent by it. */
const byLink = async ({ tx }: Step, id: string): Promise<Request> => {
  const link = await findLink(tx, id);
  const registration = link && (await findRegistration(tx, link.registrationId));
  if (!registration || registration.decoy || registration.email !== link.email) return nobodys(id);
  // Whoever registered the same address anew meanwhile is not sent back to the beginning.
  const { accountKey: account } = registration;
  return requestFor(account, (await findOwner(tx, account)) ?? registration);
};

/** The code shows that the asker holds an invitation; without a good one the asking is counted, but not for the owner. */
const byAddress = async ({ tx, now }: Step, input: ResendActivationInput): Promise<Request | null> => {
  const checked = checkEmail(input.email ?? '');
  if (!('email' in checked)) return null;
  const account = accountKey(checked.email);
  const code = input.registrationCode ?? '';
  if (!(await findInvitation(tx, code, now))) return nobodys(`${account} ${code}`);
  return requestFor(account, await findOwner(tx, account));
};

/** A decoy (D40) has no mails of its own: they are those of the account it stands for. */
const byBearer = async ({ tx }: Step, id: string | null): Promise<Request | null> => {
  const registration = id === null ? null : await findRegistration(tx, id);
  if (!registration) return null;
  const meant = registration.decoy ? await findOwner(tx, registration.accountKey) : registration;
  return requestFor(registration.accountKey, meant);
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
const sendLapsed = (step: Step, to: StoredRegistration): Promise<Quota> => {
  const locale = localeOf(to.locale);
  return queueMail(step.backEnd, step.tx, {
    kind: 'lapsed',
    to: to.email,
    locale,
    name: to.firstName !== null && to.lastName !== null ? { first: to.firstName, last: to.lastName } : null,
    actionUrl: () => makeReturnUrl(step, to, locale),
  });
};

const NOTHING_TO_SEND: Quota = { allowed: true, retryAfter: 0 };

/** Sends what there is to send. @returns what the recipient is allowed; asked for alike where there is nothing. */
const send = async (step: Step, { registrationId, to }: Request, locale: string): Promise<Quota> => {
  const { backEnd, tx, now } = step;
  const registration = registrationId === null ? null : await lockRegistration(tx, registrationId);
  const status = !registration || registration.decoy ? null : statusOf(registration, now);
  if (registration && (status === 'PENDING_ACTIVATION' || status === 'EXPIRED')) {
    const addressed = isLocale(locale) ? { ...registration, locale } : registration;
    if (status === 'EXPIRED') return sendLapsed(step, addressed);
    await updateRegistration(tx, registration.id, { locale: addressed.locale });
    return sendActivationLink(step, addressed);
  }
  return to === null ? NOTHING_TO_SEND : takeMailAllowance(backEnd, tx, { kind: 'activation', to });
};

const run = async (
  step: Step,
  { input }: MutationResendActivationArgs,
  bearerOfId: string | null,
): Promise<Acknowledgement> => {
  const { backEnd, tx, now } = step;
  const request = await resolveRequest(step, input, bearerOfId);
  if (!request) return { accepted: false, retryAfter: null };
  const asked = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'activation', request.subject);
  if (!asked.allowed) return { accepted: false, retryAfter: asked.retryAfter };
  const mailed = await send(step, request, input.locale);
  return { accepted: mailed.allowed, retryAfter: Math.max(asked.retryAfter, mailed.retryAfter) };
};

/** Sends the activation mail again (D26, D27): once a minute, five an hour, and answered alike for every address. */
export const resendActivation = mutation({
  field: 'resendActivation',
  limit: 'resendActivation',
  verify: verifyBearer,
  run,
});
