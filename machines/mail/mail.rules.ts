/** Mails that are asked for by a press or an address. */
import { checkEmail } from '../domain/email.ts';
import { store, emit, when } from '../visit.base.ts';
import { answered, changed, repeated } from '../requests/requests.ts';
import type { AddressRequest, Problem, ResendPress } from '../requests/requests.types.ts';
import type { VisitContext } from '../visit.types.ts';
import type { Acknowledgement, EmailRequest, ResendAnswer, ResendBy, ResendInput } from './mail.types.ts';

/** How long to wait where the back end does not say (D26). */
const MINUTE = 60_000;

/** An address that is not known leaves the link that one came by; a bearer that the browser did not keep, address and code. */
function wayOf(by: ResendBy, { signedIn, invitation }: VisitContext, email: string): ResendBy {
  if (by === 'address' && email === '') return 'link';
  return by === 'bearer' && !signedIn && email !== '' && invitation ? 'address' : by;
}

const sentOf = ({ requests: { resend } }: VisitContext): ResendPress => resend.sent ?? { key: '', locale: 'en' };
/** How the mail was last asked for: what came of it was said, and is not said again. */
const toldOf = ({ requests: { resend } }: VisitContext) => resend.again && { ...resend.again, accepted: null };

/** What the mail is asked for with. */
export const resendInput = (by: ResendBy, context: VisitContext): ResendInput => {
  // What one page knows of another address is not meant by this one.
  const email = (by === 'bearer' ? context.registration : context.account)?.email ?? '';
  return {
    by: wayOf(by, context, email),
    ...sentOf(context),
    activationId: context.activation.id,
    email: email === '' ? null : email,
    code: context.invitation?.code ?? null,
  };
};

/** What a form of one address sends. */
export const emailInput =
  (of: AddressRequest) =>
  ({ context: { requests } }: { context: VisitContext }): EmailRequest =>
    requests[of].sent ?? { email: '', locale: 'en', key: '' };

/** What the back end can't take for an address. */
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
  /** What came of it was told on the page that is left. When it may be asked for again stays known. */
  settleResend: store((_: undefined, context) => changed(context, 'resend', { again: toldOf(context) })),
  /** Too soon: the visitor is told to wait, and the back end is not asked. */
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
  /** Taken, or taken a moment ago; only a bad address is neither. */
  acknowledged: when((_, { accepted, retryAfter }: Acknowledgement) => accepted || retryAfter !== null),
};
