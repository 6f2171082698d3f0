/** Mails that a button or an address requests. */
import { checkEmail } from '../domain/email.ts';
import { given } from '../common/given.ts';
import { store, emit, when } from './visit.base.ts';
import { answered, changed, repeated } from '../context/requests.ts';
import type { AddressRequest, Problem, ResendPress } from '../context/requests.types.ts';
import type { VisitContext } from '../context/visit.types.ts';
import type { Acknowledgement, EmailRequest, ResendAnswer, ResendBy, ResendInput } from '../context/mail.types.ts';

/** Waiting time if the back end gives no time (D26). */
const MINUTE = 60_000;

/** If the address is unknown, the activation link is used; if the browser lost the bearer token, address and code. */
function wayOf(by: ResendBy, { signedIn, invitation }: VisitContext, email: string): ResendBy {
  if (by === 'address' && email === '') return 'link';
  return by === 'bearer' && !signedIn && email !== '' && invitation ? 'address' : by;
}

/** The last mail request, marked as reported so that its result is not shown again. */
const toldOf = ({ requests: { resend } }: VisitContext) => resend.again && { ...resend.again, accepted: null };

export const resendInput = (by: ResendBy, context: VisitContext): ResendInput => {
  // The address known on one page does not apply to the other.
  const email = (by === 'bearer' ? context.registration : context.account)?.email ?? '';
  return {
    by: wayOf(by, context, email),
    ...given(context.requests.resend.sent),
    activationId: context.activation.id,
    email: email === '' ? null : email,
    code: context.invitation?.code ?? null,
  };
};

/** Service input of a form with a single address. */
export const emailInput =
  (of: AddressRequest) =>
  ({ context: { requests } }: { context: VisitContext }): EmailRequest =>
    given(requests[of].sent);

/** The problem of an invalid address. */
export const NO_ADDRESS: Problem = { kind: 'fields', fields: { email: 'missing' } };

export const mailActions = {
  discardAddressDraft: emit({ type: 'draft.discarded', form: 'address' }),
  discardTeaserDraft: emit({ type: 'draft.discarded', form: 'teaser' }),
  storeResendPress: store((pressed: ResendPress, context) =>
    changed(context, 'resend', {
      sent: repeated(context.requests.resend, pressed),
      problem: null,
      again: toldOf(context),
    }),
  ),
  storeResend: store(({ accepted, retryAfter, at }: ResendAnswer, context) =>
    answered(context, 'resend', {
      problem: null,
      again: { accepted, at, againAt: at + (retryAfter === null ? MINUTE : retryAfter * 1000) },
    }),
  ),
  /** The previous page has shown the result. The earliest time of the next mail is kept. */
  settleResend: store((_: undefined, context) => changed(context, 'resend', { again: toldOf(context) })),
  /** Too early: the visitor is asked to wait, without a request. */
  refuseResend: store((_: undefined, context) => {
    const { again } = context.requests.resend;
    return changed(context, 'resend', { again: again && { ...again, accepted: false }, problem: null });
  }),
};

export const mailGuards = {
  mailAllowed: when(
    ({ requests: { resend } }, at: number) =>
      resend.again === null || at >= resend.again.againAt || at < resend.again.at,
  ),
  emailGood: when((_, email: string) => 'email' in checkEmail(email)),
  saysActive: when((_, { isActive }: ResendAnswer) => isActive ?? false),
  /** Accepted now or a moment ago; false for an invalid address only. */
  acknowledged: when((_, { accepted, retryAfter }: Acknowledgement) => accepted || retryAfter !== null),
};
