import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import { isLocale, type Locale } from '../../../locales/languages.ts';
import type {
  MutationResendActivationArgs,
  ResendActivationInput,
  ResendActivationResult,
} from '../../generated/backend.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { findInvitation } from '../invitations/storage.ts';
import { randomId } from '../common/keys.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { verifyBearer } from '../accounts/view.ts';
import { statusOf } from '../accounts/status.ts';
import {
  type StoredRegistration,
  findOwner,
  findRegistration,
  keepLocale,
  lockRegistration,
} from '../accounts/storage.ts';
import { MAIL_LIMITS, type Quota, takeQuota } from '../store/quotas.ts';
import { findLink, placeholderAddressee, provedName, replaceLinks, sendActivationLink } from './links.ts';
import { VALIDITY_DAYS } from '../../../machines/domain/link-validity.ts';
import { DEFAULT_FLOW } from '../../../machines/flows/read-flows.ts';
import { DAY } from '../common/clock.ts';
import { invitationQuery } from '../invitations/link-validity.ts';
import { pageUrl } from '../mail/links.ts';
import { flowOf, tokenOf } from '../accounts/flow.ts';

/** Claims for a new token of the flow, from the stored data. */
const claimsOf = ({
  email,
  code,
  socialProvider,
  firstName,
  lastName,
}: StoredRegistration): Record<string, string> => ({
  email,
  registrationCode: code,
  ...(socialProvider !== null && { provider: socialProvider }),
  ...(firstName !== null && { firstName }),
  ...(lastName !== null && { lastName }),
});

/**
 * URL to start an expired registration again (D48): the form of its flow, with a fresh token if the flow requires one,
 * otherwise with its signed code. Valid for 14 days. Free places are checked by the form.
 */
const makeReturnUrl = async (
  { backEnd, now }: Pick<Step, 'backEnd' | 'now'>,
  registration: StoredRegistration,
  locale: Locale,
): Promise<string> => {
  const flow = flowOf(registration.flow);
  const needed = tokenOf(flow);
  const proof =
    needed === null
      ? invitationQuery(backEnd.keys, registration.code, now)
      : {
          token: await backEnd.tokens.issue({
            purpose: needed.purpose,
            validFor: VALIDITY_DAYS * DAY,
            claims: claimsOf(registration),
          }),
        };
  return pageUrl(backEnd.publicUrl, locale, '/registration/formstarted', {
    ...(flow !== DEFAULT_FLOW && { flow }),
    ...proof,
  });
};

/**
 * A request for another mail. `subject` is the quota key of requests and mails (D27): the account key, or the input if
 * there is no registration. The work is the same in every case, including a mail without a recipient (D40).
 */
interface Request {
  subject: string;
  registrationId: string;
  /** Status to report, if the client has proved ownership of the account or its mailbox; otherwise null. */
  status: typeof ACTIVE | null;
}
const ACTIVE = 'ACTIVE';
type Meant = Request | typeof ACTIVE | null;

const requestFor = (subject: string, registration: StoredRegistration | null): Request => ({
  subject,
  registrationId: registration?.id ?? randomId(),
  status: null,
});

/** A link only resends to its own mailbox (D25): after a change of address it sends and reveals nothing. */
const byLink = async ({ tx }: Step, id: string): Promise<Request> => {
  const link = await findLink(tx, id);
  const registration = await findRegistration(tx, link?.registrationId ?? randomId());
  // If the address was registered again meanwhile, the newer registration gets the mail.
  const owner = await findOwner(tx, registration?.accountKey ?? id);
  if (!registration || registration.decoy || accountKey(link?.email ?? '') !== registration.accountKey)
    return requestFor(id, null);
  const meant = owner ?? registration;
  return { ...requestFor(registration.accountKey, meant), status: meant.status === ACTIVE ? ACTIVE : null };
};

/**
 * The code proves an invitation. Without a valid code the request counts against address and code, not against the
 * owner.
 */
const byAddress = async ({ tx, now }: Step, input: ResendActivationInput): Promise<Request | null> => {
  const checked = checkEmail(input.email ?? '');
  if (!('email' in checked)) return null;
  const account = accountKey(checked.email);
  const code = input.registrationCode ?? '';
  if (!(await findInvitation(tx, code, now))) return requestFor(`${account} ${code}`, null);
  return requestFor(account, await findOwner(tx, account));
};

/** A decoy (D40) resends the mails of the real account of its address, once its form is complete. */
const byBearer = async ({ tx }: Step, id: string | null): Promise<Meant> => {
  const registration = id === null ? null : await findRegistration(tx, id);
  if (!registration) return null;
  // An active registration belongs to the owner of the mailbox: the bearer learns no more (D54).
  if (registration.status === ACTIVE) return ACTIVE;
  const owner = await findOwner(tx, registration.accountKey);
  const meant = registration.decoy ? owner : registration;
  return requestFor(registration.accountKey, registration.status === 'STARTED' ? null : meant);
};

const resolveRequest = (step: Step, input: ResendActivationInput, bearerOfId: string | null): Promise<Meant> => {
  if (typeof input.accountActivationId === 'string') return byLink(step, input.accountActivationId);
  if (typeof input.email === 'string') return byAddress(step, input);
  return byBearer(step, bearerOfId);
};

/** An expired registration can't be activated: the mail links back to the flow it came from (D48). */
const sendLapsed = (step: Step, to: StoredRegistration): Promise<Quota> => {
  const locale = localeOf(to.locale);
  return queueMail(step.backEnd, step.tx, {
    kind: 'lapsed',
    to: to.email,
    locale,
    name: provedName(to),
    actionUrl: async () => {
      await replaceLinks(step, placeholderAddressee(to.email, locale));
      return makeReturnUrl(step, to, locale);
    },
  });
};

/**
 * Queues the mail that fits the status.
 * @returns the quota of the recipient, computed the same way without a registration.
 */
const send = async (step: Step, { registrationId, subject }: Request, asked: string): Promise<Quota> => {
  const { tx, now } = step;
  const registration = await lockRegistration(tx, registrationId);
  const status = !registration || registration.decoy ? null : statusOf(registration, now);
  const locale = isLocale(asked) ? asked : localeOf(registration?.locale ?? '');
  await keepLocale(tx, registrationId, locale);
  if (registration && status === 'EXPIRED') return sendLapsed(step, { ...registration, locale });
  if (registration && status === 'PENDING_ACTIVATION') return sendActivationLink(step, { ...registration, locale });
  return sendActivationLink(step, placeholderAddressee(subject, locale), { toPlaceholder: true });
};

const run = async (
  step: Step,
  { input }: MutationResendActivationArgs,
  bearerOfId: string | null,
): Promise<ResendActivationResult> => {
  const { backEnd, tx, now } = step;
  const request = await resolveRequest(step, input, bearerOfId);
  if (request === null || request === ACTIVE) return { accepted: false, retryAfter: null, status: request };
  const asked = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'activation', request.subject);
  const { status } = request;
  if (!asked.allowed) return { accepted: false, retryAfter: asked.retryAfter, status };
  const mailed = await send(step, request, input.locale);
  return { accepted: mailed.allowed, retryAfter: Math.max(asked.retryAfter, mailed.retryAfter), status };
};

/** Sends the activation mail again (D26, D27): once a minute, five times an hour, same response for every address. */
export const resendActivation = mutation({
  field: 'resendActivation',
  limit: 'resendActivation',
  verify: verifyBearer,
  run,
});
