import { emit } from 'xstate';
import { store, when } from '../journey.base.ts';
import type { JourneyEmitted, JourneyEvent, JourneyContext } from '../journey.types.ts';
import type { ActivationAnswer, ActivationError, ActivationOutcome } from './activation.types.ts';

export const activationActions = {
  /** A press that was never answered is repeated with its key: pressing again then has no second effect (D21). */
  storePress: store((key: string, { activationKey }) => ({ activationKey: activationKey ?? key })),
  storeActivation: store((activation: ActivationAnswer) => ({ activation, activationKey: null })),
  storeActivationError: store((activationError: ActivationError) => ({ activationError })),
  /** An active account has no use for what led to it. */
  forgetVisit: store(() => ({ activationError: null, registration: null, account: null })),
  goToShop: emit<JourneyContext, JourneyEvent, undefined, JourneyEvent, JourneyEmitted>(({ context }) => ({
    type: 'navigation.requested',
    to: 'shop',
    url: context.activation?.url ?? null,
  })),
};

export const activationGuards = {
  activationIdKnown: when(({ activationId }) => activationId !== null),
  activationMeans: when(({ activation }, means: ActivationOutcome) => activation?.outcome === means),
  activationErrorKnown: when(({ activationError }) => activationError !== null),
  activationErrorIs: when(({ activationError }, is: ActivationError) => activationError === is),
};
