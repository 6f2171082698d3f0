import { accountKey } from '../../../machines/domain/email.ts';
import type { Locale } from '../../../machines/domain/languages.ts';
import { needsToken } from '../../../machines/flows/read-flows.ts';
import type {
  ChangeRegistrationEmailResult,
  MutationChangeRegistrationEmailArgs,
  RegistrationProblem,
} from '../../generated/backend.ts';
import { sendActivationLink, supersedeLinks } from '../activation/links.ts';
import { tooManyRequests } from '../http/request-error.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { localeOf } from '../language/texts.ts';
import { isSubscribed, subscribe, unsubscribe } from '../newsletter/storage.ts';
import { takeAllowance } from '../store/allowances.ts';
import { freeAddress, lookAtAddress, occupiedProblem } from './address.ts';
import { checkAddress, checkLocale } from './field-rules.ts';
import { flowOf } from './flow.ts';
import { proveBearer } from './finalize.ts';
import { notifyOwner } from './owner-notice.ts';
import { problem, registrationUnknown } from './problems.ts';
import { statusOf } from './status.ts';
import {
  type StoredRegistration,
  findRegistration,
  holdAddress,
  holdRegistration,
  updateRegistration,
} from './storage.ts';
import { viewOf } from './view.ts';

const refused = (registrationProblems: RegistrationProblem[]): ChangeRegistrationEmailResult => ({
  registration: null,
  registrationProblems,
});

/** Holds the registration and both addresses, in an order that can't cross that of a submit. */
const hold = async ({ tx }: Step, id: string | null, account: string): Promise<StoredRegistration | null> => {
  const known = id === null ? null : await findRegistration(tx, id);
  if (!known) return null;
  for (const held of [known.accountKey, account].sort()) await holdAddress(tx, held);
  const registration = await holdRegistration(tx, known.id);
  return registration?.accountKey === known.accountKey ? registration : null;
};

/** As with the activation mail: not more often than one may be asked for. */
const demandAllowance = async ({ backEnd, tx, now }: Step, registrationId: string, locale: Locale): Promise<void> => {
  const { allowed, retryAfter } = await takeAllowance(tx, backEnd.keys, now, 'change-email', registrationId);
  if (!allowed) throw tooManyRequests(retryAfter, locale);
};

/** The newsletter follows its subscriber; the address left behind may be someone else's. */
const moveSubscription = async ({ tx, now }: Step, from: StoredRegistration, to: StoredRegistration): Promise<void> => {
  if (from.shadow || from.accountKey === to.accountKey || !(await isSubscribed(tx, from.accountKey))) return;
  await unsubscribe(tx, from.accountKey, now);
  if (!to.shadow) await subscribe(tx, to.accountKey, now);
};

const move = async (
  step: Step,
  registration: StoredRegistration,
  email: string,
  locale: string,
): Promise<ChangeRegistrationEmailResult> => {
  const { backEnd, tx, now } = step;
  const address = await lookAtAddress(step, accountKey(email), registration.id);
  if (address.occupant && backEnd.settings.revealAccountState) return refused([occupiedProblem(address.occupant)]);
  await demandAllowance(step, registration.id, localeOf(locale));
  await freeAddress(step, address);
  await supersedeLinks(tx, registration.id, now);
  const changes = { email, accountKey: accountKey(email), locale, shadow: address.occupant !== null };
  const moved = await updateRegistration(tx, registration.id, changes);
  await moveSubscription(step, registration, moved);
  if (address.occupant) await notifyOwner(step, address.occupant);
  else if (moved.status === 'PENDING_ACTIVATION') await sendActivationLink(step, moved);
  return { registration: viewOf(backEnd, moved), registrationProblems: [] };
};

/** The address of these flows stands in a token: another one would have what was proved, or approved, for the first. */
const isProved = ({ flow }: StoredRegistration): boolean => needsToken(flowOf(flow));

const run = async (
  step: Step,
  args: MutationChangeRegistrationEmailArgs,
  bearerOfId: string | null,
): Promise<ChangeRegistrationEmailResult> => {
  const { email, problems } = checkAddress(args.email);
  const found = [...problems, ...checkLocale(args.locale)];
  if (found.length > 0 || email === null) return refused(found);
  const registration = await hold(step, bearerOfId, accountKey(email));
  const status = registration && statusOf(registration, step.now);
  if (!registration || status === 'EXPIRED') return refused([registrationUnknown()]);
  if (isProved(registration)) return refused([problem('EmailInvalid', 'the address is the one that a token proved')]);
  if (status === 'ACTIVE') return refused([problem('EmailAlreadyUsedActive', 'the registration is active')]);
  return move(step, registration, email, args.locale);
};

/** Moves a registration that is not active yet to another address (D27); the link mailed before opens nothing any more. */
export const changeRegistrationEmail = mutation({
  field: 'changeRegistrationEmail',
  limit: 'changeRegistrationEmail',
  prove: proveBearer,
  run,
});
