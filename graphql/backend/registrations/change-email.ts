import { accountKey } from '../../../machines/domain/email.ts';
import type {
  ChangeRegistrationEmailResult,
  MutationChangeRegistrationEmailArgs,
  RegistrationProblem,
} from '../../generated/backend.ts';
import { supersedeLinks } from '../activation/links.ts';
import { HOUR } from '../common/clock.ts';
import { tooManyRequests } from '../http/request-error.ts';
import { mutation, type Step } from '../idempotency/mutation.ts';
import { lockCodesOf } from '../invitations/reserved-places.ts';
import { localeOf } from '../language/texts.ts';
import { type Limit, takeQuota } from '../store/quotas.ts';
import { changesWith, existingAccountProblems, lockWithAddresses, findHolders, takeAddress } from './address.ts';
import { checkInput, checkLocale } from './field-rules.ts';
import { provesAddress } from '../accounts/flow.ts';
import { problem, registrationActive, registrationUnknown } from '../accounts/problems.ts';
import { mailRegistration } from './registered-mail.ts';
import { statusOf } from '../accounts/status.ts';
import { type StoredRegistration, updateRegistration } from '../accounts/storage.ts';
import { verifyBearer, viewOf } from '../accounts/view.ts';

const refused = (registrationProblems: RegistrationProblem[]): ChangeRegistrationEmailResult => ({
  registration: null,
  registrationProblems,
});

/** Limits the number of strangers that one registration can mail (D26). */
const MAX_CHANGES = 5;
const CHANGES: readonly Limit[] = [{ uses: 3, within: HOUR }];

/** @throws GraphQLError with HTTP 429; the change is neither made nor counted. */
const countChange = async ({ backEnd, tx, now }: Step, id: string, locale: string): Promise<void> => {
  const { allowed, retryAfter } = await takeQuota(tx, backEnd.keys, now, CHANGES, 'changed-address', id);
  if (allowed) return;
  backEnd.metrics.rateLimited.inc({ operation: 'changeRegistrationEmail' });
  throw tooManyRequests(retryAfter, localeOf(locale));
};

const move = async (
  step: Step,
  registration: StoredRegistration,
  email: string,
  locale: string,
): Promise<ChangeRegistrationEmailResult> => {
  const { backEnd, tx, now } = step;
  const { id, flow, status } = registration;
  const account = accountKey(email);
  const holders = await findHolders(step, account, flow, id);
  const problems = existingAccountProblems(step, holders, flow);
  if (problems.length > 0) return refused(problems);
  await countChange(step, id, locale);
  await lockCodesOf(tx, account);
  await supersedeLinks(tx, id, now);
  const changes = {
    email,
    accountKey: account,
    locale,
    decoy: holders.existing !== null,
    emailChanges: changesWith(holders, registration.emailChanges) + 1,
  };
  const update = () => updateRegistration(tx, id, changes);
  // A started registration does not replace others (D14).
  const moved = await (status === 'STARTED' ? update() : takeAddress(step, account, holders, update));
  await mailRegistration(step, moved, holders.existing?.registration ?? moved);
  return { registration: viewOf(backEnd, moved), registrationProblems: [] };
};

const run = async (
  step: Step,
  args: MutationChangeRegistrationEmailArgs,
  bearerOfId: string | null,
): Promise<ChangeRegistrationEmailResult> => {
  const { values, problems } = checkInput({ email: args.email }, ['email']);
  const found = [...problems, ...checkLocale(args.locale)];
  const { email } = values;
  if (found.length > 0 || email === undefined) return refused(found);
  const registration = await lockWithAddresses(step, bearerOfId, accountKey(email));
  const status = registration && statusOf(registration, step.now);
  if (!registration || status === 'EXPIRED') return refused([registrationUnknown()]);
  if (status === 'ACTIVE') return refused([registrationActive()]);
  // The token proved or approved the first address only.
  if (provesAddress(registration.flow))
    return refused([problem('EmailInvalid', 'the address is the one that a token proved')]);
  if (registration.emailChanges >= MAX_CHANGES)
    return refused([problem('EmailInvalid', 'the address was changed too often', 'CHANGED_TOO_OFTEN')]);
  return move(step, registration, email, args.locale);
};

/** Moves a pending or started registration to another address (D27); earlier links stop working. */
export const changeRegistrationEmail = mutation({
  field: 'changeRegistrationEmail',
  limit: 'changeRegistrationEmail',
  verify: verifyBearer,
  run,
});
