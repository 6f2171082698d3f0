import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import type { Acknowledgement, MutationApplyForMembershipArgs } from '../../generated/backend.ts';
import { mutation, noToken, type Step } from '../idempotency/mutation.ts';
import { pageUrl } from '../mail/links.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { MAIL_LIMITS, takeQuota } from '../store/quotas.ts';
import { membershipInterests } from '../store/schema.ts';

const apply = async ({ backEnd, tx, now }: Step, args: MutationApplyForMembershipArgs): Promise<Acknowledgement> => {
  const checked = checkEmail(args.email);
  if (!('email' in checked)) return { accepted: false, retryAfter: null };
  const { email } = checked;
  const account = accountKey(email);
  const locale = localeOf(args.locale);
  await tx
    .insert(membershipInterests)
    .values({ accountKey: account, email, locale, createdAt: now })
    .onConflictDoNothing();
  const { allowed } = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'membership-interest', account);
  if (allowed) {
    const actionUrl = () => pageUrl(backEnd.publicUrl, locale, '/about-us');
    await queueMail(backEnd, tx, { kind: 'interest', to: email, locale, name: null, actionUrl });
  }
  return { accepted: true, retryAfter: null };
};

/** Stores a request for membership; the response is the same for known and unknown addresses (D27). */
export const applyForMembership = mutation({
  field: 'applyForMembership',
  limit: 'applyForMembership',
  verify: noToken,
  run: apply,
});
