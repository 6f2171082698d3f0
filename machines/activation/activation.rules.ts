/** What an activation's answer means (D25). */
import type { PlainEvent } from '../analytics/catalogue.ts';
import { forgottenWhen } from '../forgetting.ts';
import { store, emit, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';
import { unanswered } from '../requests/requests.ts';
import { outcomeOf } from '../registration/problem-reasons.ts';
import type { FinalizeInput, RegistrationAnswer } from '../registration/registration.types.ts';
import type { Activated, ActivationError } from './activation.types.ts';

export type ActivationOutcome = 'successful' | 'alreadyActive' | ActivationError;

/** The link's own troubles are told by the details of the problem; a field can't be mended here: that is *failed*. */
export function activationOutcome({ registration, reasons, details }: RegistrationAnswer): ActivationOutcome {
  const outcome = outcomeOf(reasons);
  if (outcome === 'accepted') return registration?.status === 'ACTIVE' ? 'successful' : 'failed';
  if (outcome !== 'linkRefused') return 'failed';
  if (details.includes('ALREADY_ACTIVE')) return 'alreadyActive';
  if (details.includes('REPLACED')) return 'replacedLink';
  if (details.includes('INCOMPLETE')) return 'incompleteLink';
  return details.includes('EXPIRED') ? 'expiredLink' : 'invalidLink';
}

/** What analytics calls each end of a press that was answered, or refused for good (D37). */
export const ACTIVATION_EVENTS = {
  failed: 'error_registration_activation_failed',
  invalidLink: 'error_registration_activation_not_found',
  incompleteLink: 'error_registration_activation_not_found',
  expiredLink: 'error_registration_activation_not_found',
  replacedLink: 'error_registration_activation_not_found',
} as const satisfies Partial<Record<ActivationError, PlainEvent>>;

export const activationInput = ({ context }: { context: VisitContext }): FinalizeInput => ({
  key: context.requests.activate.sent?.key ?? '',
  activationId: context.activation.id ?? '',
});

export const activationActions = {
  storeActivationError: store((error: ActivationError, { activation }) => ({ activation: { ...activation, error } })),
  /** An active account has no use for what led to it: not for what was sent, nor for a link that is spent. */
  storeActivated: store((how: Activated['how'], context) => {
    const forgotten = forgottenWhen('activated', context);
    const success = { how, url: how === 'justNow' ? (context.answer?.url ?? null) : null };
    return { ...forgotten, activation: { ...context.activation, ...forgotten.activation, success } };
  }),
  /** Other tabs may be waiting for it (D26). */
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
  /** It, or a press before it, may have worked: nothing was heard that would say. Asked again by the same key, it is known (D21). */
  activationUnanswered: when(
    ({ requests: { activate } }) => activate.problem !== null && unanswered(activate) !== null,
  ),
  /** And the link that it is about, unless just that is missing: without it nothing could be tried again. */
  activationErrorKnown: when(
    ({ activation: { error, id } }) => error !== null && (id !== null || error === 'incompleteLink'),
  ),
  activationErrorIs: when(({ activation }, is: ActivationError) => activation.error === is),
};
