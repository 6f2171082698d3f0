/** Meaning of an activation response (D25). */
import type { PlainEvent } from '../analytics/catalogue.ts';
import { given } from '../common/given.ts';
import { forgottenWhen } from '../context/forgetting.ts';
import { store, emit, when } from './visit.base.ts';
import type { VisitContext } from '../context/visit.types.ts';
import { unanswered } from '../context/requests.ts';
import { outcomeOf } from '../context/problem-reasons.ts';
import type { FinalizeInput, RegistrationAnswer } from '../context/registration.types.ts';
import type { Activated, ActivationError } from '../context/activation.types.ts';

type ActivationOutcome = 'successful' | 'alreadyActive' | ActivationError;

/**
 * Errors of the link are read from the problem's details. A field error cannot be corrected here and counts as
 * `failed`.
 */
export function activationOutcome({ registration, reasons, details }: RegistrationAnswer): ActivationOutcome {
  const outcome = outcomeOf(reasons);
  if (outcome === 'accepted') return registration?.status === 'ACTIVE' ? 'successful' : 'failed';
  if (outcome !== 'linkRefused') return 'failed';
  if (details.includes('ALREADY_ACTIVE')) return 'alreadyActive';
  if (details.includes('REPLACED')) return 'replacedLink';
  if (details.includes('INCOMPLETE')) return 'incompleteLink';
  return details.includes('EXPIRED') ? 'expiredLink' : 'invalidLink';
}

/** Analytics event of each final outcome of an activation request (D37). */
export const ACTIVATION_EVENTS = {
  failed: 'error_registration_activation_failed',
  invalidLink: 'error_registration_activation_not_found',
  incompleteLink: 'error_registration_activation_not_found',
  expiredLink: 'error_registration_activation_not_found',
  replacedLink: 'error_registration_activation_not_found',
} as const satisfies Partial<Record<ActivationError, PlainEvent>>;

export const activationInput = ({ context }: { context: VisitContext }): FinalizeInput => ({
  key: given(context.requests.activate.sent).key,
  activationId: given(context.activation.id),
});

export const activationActions = {
  storeActivationError: store((error: ActivationError, { activation }) => ({ activation: { ...activation, error } })),
  /** After the activation, the sent data and the used link are discarded. */
  storeActivated: store((how: Activated['how'], context) => {
    const forgotten = forgottenWhen('activated', context);
    const success = { how, url: how === 'justNow' ? (context.answer?.url ?? null) : null };
    return { ...forgotten, activation: { ...context.activation, ...forgotten.activation, success } };
  }),
  /** Notifies other tabs that wait for the activation (D26). */
  tellActivated: emit(({ answer }) => ({ type: 'account.activated', registration: answer?.registration?.id ?? '' })),
  goToShop: emit(({ activation }) => ({
    type: 'navigation.requested',
    to: 'shop',
    url: activation.success?.url ?? null,
  })),
};

export const activationGuards = {
  activationIdKnown: when(({ activation }) => activation.id !== null),
  activationMeans: when(
    ({ answer }, means: ActivationOutcome) => answer !== null && activationOutcome(answer) === means,
  ),
  wasActivated: when(({ activation }, how: Activated['how']) => activation.success?.how === how),
  /**
   * No response to this request or to one before it, so the activation may have succeeded. A retry with the same key
   * finds out (D21).
   */
  activationUnanswered: when(
    ({ requests: { activate } }) => activate.problem !== null && unanswered(activate) !== null,
  ),
  /**
   * True if the error can be shown: its link is known, which a retry needs, or the error is that the link is
   * incomplete.
   */
  activationErrorKnown: when(
    ({ activation: { error, id } }) => error !== null && (id !== null || error === 'incompleteLink'),
  ),
  activationErrorIs: when(({ activation }, is: ActivationError) => activation.error === is),
};
