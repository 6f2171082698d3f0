/** Mails that are asked for by a press or an address. */
import { checkEmail } from '../domain/email.ts';
import { store, emit, when } from '../visit.base.ts';
import type { VisitContext, VisitEvent, Press } from '../visit.types.ts';
import type { Acknowledgement, EmailRequest, ResendAnswer, ResendBy, ResendInput } from './mail.types.ts';

/** How long to wait where the back end does not say (D26). */
const MINUTE = 60_000;

/** An address that is not known leaves the link that one came by; a bearer that the browser did not keep, address and code. */
function wayOf(by: ResendBy, { signedIn, invitation }: VisitContext, email: string): ResendBy {
  if (by === 'address' && email === '') return 'link';
  return by === 'bearer' && !signedIn && email !== '' && invitation ? 'address' : by;
}

/** What the mail is asked for with. */
export const resendInput = (by: ResendBy, context: VisitContext, event: VisitEvent): ResendInput => {
  // What one page knows of another address is not meant by this one.
  const email = (by === 'bearer' ? context.registration : context.account)?.email ?? '';
  return {
    by: wayOf(by, context, email),
    key: context.press?.key ?? '',
    locale: event.type === 'mail.requested' ? event.locale : 'en',
    activationId: context.activationId,
    email: email === '' ? null : email,
    code: context.invitation?.code ?? null,
  };
};

/** What a form of one address sends. */
export const emailInput = ({ context }: { context: VisitContext }): EmailRequest =>
  context.emailRequest ?? { email: '', locale: 'en', key: '' };

const samePress = (press: Press | null, { what, locale }: Press) =>
  press?.what === what && press.locale === locale ? press : null;
const sameRequest = (before: EmailRequest | null, { email, locale }: EmailRequest) =>
  before?.email === email && before.locale === locale ? before : null;

export const mailActions = {
  /** A press that was never answered is repeated with its key: pressing again then has no second effect (D21). */
  storePress: store((pressed: Press, { press }) => ({
    press: samePress(press, pressed) ?? pressed,
    problem: null,
  })),
  storeAnswered: store(() => ({ press: null })),
  storeEmailRequest: store(({ email, locale, key }: EmailRequest, { emailRequest }) => ({
    emailRequest: sameRequest(emailRequest, { email, locale, key }) ?? { email, locale, key },
    problem: null,
  })),
  clearEmailRequest: store(() => ({ emailRequest: null })),
  discardAddressDraft: emit({ type: 'draft.discarded', form: 'address' }),
  discardTeaserDraft: emit({ type: 'draft.discarded', form: 'teaser' }),
  refuseEmail: store(() => ({ emailRequest: null, problem: { kind: 'fields', fields: { email: 'missing' } } })),
  storeResend: store(({ accepted, retryAfter, at }: ResendAnswer) => ({
    resend: {
      accepted,
      at,
      againAt: at + (retryAfter === null ? MINUTE : retryAfter * 1000),
    },
    press: null,
    problem: null,
  })),
  /** What came of it was told on the page that is left. When it may be asked for again stays known. */
  settleResend: store((_: undefined, { resend }) => ({ resend: resend && { ...resend, accepted: null } })),
  /** Too soon: the visitor is told to wait, and the back end is not asked. */
  refuseResend: store((_: undefined, { resend }) => ({
    resend: resend && { ...resend, accepted: false },
    problem: null,
  })),
};

export const mailGuards = {
  mailAllowed: when(({ resend }, at: number) => resend === null || at >= resend.againAt || at < resend.at),
  emailGood: when((_, email: string) => 'email' in checkEmail(email)),
  saysActive: when((_, { isActive }: ResendAnswer) => isActive ?? false),
  /** Taken, or taken a moment ago; only a bad address is neither. */
  acknowledged: when((_, { accepted, retryAfter }: Acknowledgement) => accepted || retryAfter !== null),
};
