import { accountKey, checkEmail } from '../../../machines/domain/email.ts';
import type {
  Acknowledgement,
  JoinWaitingListResult,
  MutationJoinWaitingListArgs,
  MutationRequestWaitingListArgs,
} from '../../generated/backend.ts';
import { DAY } from '../common/clock.ts';
import { mutation, noToken, type Step } from '../idempotency/mutation.ts';
import { pageUrl } from '../mail/links.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { MAIL_LIMITS, takeQuota } from '../store/quotas.ts';
import { waitingListEntries } from '../store/schema.ts';
import type { TokenClaims } from '../tokens/tokens.ts';
import { applyForMembership } from './membership.ts';

const LOBBY_LINK_VALID_FOR = 7 * DAY;

const join = async (
  { tx, now }: Step,
  _args: MutationJoinWaitingListArgs,
  claims: TokenClaims | null,
): Promise<JoinWaitingListResult> => {
  if (!claims?.email) return { outcome: 'TOKEN_INVALID' };
  const locale = localeOf(claims.locale ?? '');
  const entry = { accountKey: accountKey(claims.email), email: claims.email, locale, joinedAt: now };
  const added = await tx
    .insert(waitingListEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ accountKey: waitingListEntries.accountKey });
  return { outcome: added.length === 1 ? 'JOINED' : 'ALREADY_LISTED' };
};

/** Adds the address of a lobby token to the waiting list (D27). */
const joinWaitingList = mutation({
  field: 'joinWaitingList',
  limit: 'joinWaitingList',
  verify: ({ backEnd }, { token }: MutationJoinWaitingListArgs) => backEnd.tokens.verify(token, 'lobby'),
  run: join,
});

const request = async ({ backEnd, tx, now }: Step, args: MutationRequestWaitingListArgs): Promise<Acknowledgement> => {
  const checked = checkEmail(args.email);
  if (!('email' in checked)) return { accepted: false, retryAfter: null };
  const { email } = checked;
  const asked = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'lobby-link', accountKey(email));
  if (!asked.allowed) return { accepted: false, retryAfter: asked.retryAfter };
  const locale = localeOf(args.locale);
  const actionUrl = async () => {
    const claims = { email, locale };
    const token = await backEnd.tokens.issue({ purpose: 'lobby', validFor: LOBBY_LINK_VALID_FOR, claims });
    return pageUrl(backEnd.publicUrl, locale, '/lobby', { token });
  };
  const mailed = await queueMail(backEnd, tx, { kind: 'lobby', to: email, locale, name: null, actionUrl });
  return { accepted: mailed.allowed, retryAfter: Math.max(asked.retryAfter, mailed.retryAfter) };
};

/** Mails a lobby link: the address joins the list only when its owner uses the link (D27). */
const requestWaitingList = mutation({
  field: 'requestWaitingList',
  limit: 'requestWaitingList',
  verify: noToken,
  run: request,
});

export const waitingListResolvers = { Mutation: { joinWaitingList, requestWaitingList, applyForMembership } };
