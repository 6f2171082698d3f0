/** What a visit carries along, as a step changes or sends it: whether that is as it must be, by the step alone. */
import { promisedVoucher } from '../../../machines/landing/offers.rules.ts';
import type { InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { RegisterInput, RegistrationAnswer } from '../../../machines/registration/registration.types.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';
import type { Shown } from '../../../packages/witness/index.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { answerOf, outputOf } from '../graph-invariants/causes.ts';
import { CODES, submitEmail, values } from '../visitor.ts';

/** The address that each call of the model is about; a mailed link does not say its own. */
const sentTo = submitEmail(values, '');
const ABOUT: Readonly<Record<string, string>> = {
  register: values.email,
  finalizeLean: values.email,
  finalizeSocial: values.email,
  changeEmail: 'email' in sentTo ? sentTo.email : '',
  activate: '',
};
export const CARRIED = ['account', 'registration', 'voucher', 'promise', 'invitation', 'origin'] as const;
export const otherwise = (what: string): string => `${what}: otherwise`;

interface Step extends Pick<Shown, 'wrote' | 'started'> {
  event: PathEvent;
  was: VisitContext;
  is: VisitContext;
}
/** @returns each with what is found: `as it must be`, `given up`, or `otherwise`. */
export function carriedBy({ event, was, is, wrote, started }: Step): readonly string[] {
  const { actor = '' } = answerOf(event) ?? {};
  const found: string[] = [];
  const note = (what: (typeof CARRIED)[number], isRight: boolean) =>
    found.push(isRight ? `${what}: as it must be` : otherwise(what));

  if (wrote('account') && is.account) note('account', is.account.email === ABOUT[actor]);
  if (wrote('registration') && is.registration && is.registration.email !== was.registration?.email)
    note('registration', is.registration.email === ABOUT[actor]);

  const { registration } = outputOf<RegistrationAnswer>(event);
  if (registration) note('voucher', wrote('grantedVoucher') && is.grantedVoucher === registration.voucher);
  else if (wrote('grantedVoucher') && was.grantedVoucher && !is.grantedVoucher) found.push('voucher: given up');

  const { verdict } = outputOf<InvitationOutput>(event);
  const isTyped = actor === 'typedInvitation' && verdict === 'valid';
  if (isTyped || wrote('invitation')) {
    const { code, source, timestamp, referrer } = is.invitation ?? {};
    const isAsTyped = code === CODES[1] && source === 'typed' && timestamp === null && referrer === null;
    note('invitation', isTyped && isAsTyped);
  }
  if (wrote('previousPdpPage') || wrote('sourcePath')) note('origin', false);
  for (const { id, input } of started) {
    if (id !== 'register') continue;
    const { voucher, previousPdpPage, sourcePath, code } = input as RegisterInput;
    note('origin', previousPdpPage === is.previousPdpPage && sourcePath === is.sourcePath);
    // What was pressed before is left open here, and may be of any code.
    if (event.type === 'form.submitted') note('invitation', code === is.invitation?.code);
    // Sent again in English, it names what the first sending did.
    if (actor !== 'register') note('promise', voucher === promisedVoucher(is));
  }
  return found;
}
