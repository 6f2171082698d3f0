/**
 * Data that a visit carries along, when a step changes or sends it: whether it is correct, checked by the step alone.
 */
import { normaliseEmail } from '../../../machines/domain/email.ts';
import { promisedVoucher } from '../../../machines/rules/offers.rules.ts';
import type { HeldPlace, InvitationOutput } from '../../../machines/invitation/invitation.types.ts';
import type { RegisterInput, RegistrationAnswer } from '../../../machines/context/registration.types.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { answerOf, outputOf } from '../event-output.ts';

export const CARRIED = ['account', 'registration', 'voucher', 'promise', 'invitation', 'origin'] as const;
export const otherwise = (what: string): string => `${what}: otherwise`;

interface Step {
  event: PathEvent;
  was: VisitContext;
  is: VisitContext;
  wrote: (key: string) => boolean;
  started: readonly { id: string; input: unknown }[];
}
const ofHeld = ({ registration }: VisitContext, held: HeldPlace | undefined) =>
  held?.email ?? (held && registration?.id === held.id ? registration.email : '');
/** The address that an answer is about; a mailed link does not contain its address. */
function addressOf({ event, was }: Pick<Step, 'event' | 'was'>): string {
  const { actor = '' } = answerOf(event) ?? {};
  if (actor === 'register') return was.requests.register.sent?.values.email ?? '';
  if (actor === 'changeEmail') return was.requests.newAddress.sent?.email ?? '';
  if (actor.startsWith('finalize')) return was.registration?.email ?? '';
  return ofHeld(was, outputOf<{ held: HeldPlace }>(event).held);
}

/** @returns each item with its finding: `as it must be`, `given up`, or `otherwise`. */
export function carriedBy(step: Step): readonly string[] {
  const about = addressOf(step);
  const { event, was, is, wrote, started } = step;
  const { actor = '' } = answerOf(event) ?? {};
  const found: string[] = [];
  const note = (what: (typeof CARRIED)[number], isRight: boolean) =>
    found.push(isRight ? `${what}: as it must be` : otherwise(what));
  const isAbout = (email: string) => normaliseEmail(email) === normaliseEmail(about);

  if (wrote('account') && is.account) note('account', isAbout(is.account.email));
  if (wrote('registration') && is.registration && is.registration.email !== was.registration?.email)
    note('registration', isAbout(is.registration.email));

  const { registration } = outputOf<RegistrationAnswer>(event);
  if (registration) note('voucher', is.grantedVoucher === (registration.voucher ?? null));
  else if (wrote('grantedVoucher') && was.grantedVoucher && !is.grantedVoucher) found.push('voucher: given up');

  const { verdict } = outputOf<InvitationOutput>(event);
  const isTyped = actor === 'typedInvitation' && verdict === 'valid';
  if (isTyped || wrote('invitation')) {
    const { code, source, timestamp, referrer } = is.invitation ?? {};
    note(
      'invitation',
      isTyped && code === was.requests.code.sent?.code && source === 'typed' && !timestamp && !referrer,
    );
  }
  if (wrote('options.previousPdpPage') || wrote('options.sourcePath')) note('origin', false);
  for (const { id, input } of started) {
    if (id !== 'register') continue;
    const { voucher, previousPdpPage, sourcePath, code } = input as RegisterInput;
    note('origin', previousPdpPage === is.options.previousPdpPage && sourcePath === is.options.sourcePath);
    // In a graph earlier presses are open and may have any code.
    if (event.type === 'form.submitted') note('invitation', code === is.invitation?.code);
    // The retry in English has the promise of the first request.
    if (actor !== 'register') note('promise', voucher === promisedVoucher(is));
  }
  return found;
}
