/** The invariants of a visit, in the order in which they are read. */
import { adminsByRole, noAccountWithoutInvitation, noSubmitWithoutTerms } from './accounts.ts';
import { acceptedMeansThere, oneEarnedPage, oneScreen } from './addresses.ts';
import { nothingBeforeConsent } from './consent.ts';
import { credentialsOnce, eachEventOnce, nobodyIsTakenAway, nothingTypedIsLost } from './drafts.ts';
import { anAddressAlwaysCan, noDeadEnd } from './ends.ts';
import { everyVariantKeepsThese } from './experiments.ts';
import type { Invariant } from './invariant.ts';
import { activationByPress, noLeavingWhileSending, noSecondEffect } from './presses.ts';
import { everyErrorTypeLeadsOn, everyReasonLeadsOn } from './reasons.ts';
import { everyWaitEnds } from './waits.ts';

export const INVARIANTS: readonly Invariant[] = [
  noDeadEnd,
  anAddressAlwaysCan,
  noAccountWithoutInvitation,
  noSubmitWithoutTerms,
  noSecondEffect,
  noLeavingWhileSending,
  activationByPress,
  everyReasonLeadsOn,
  everyErrorTypeLeadsOn,
  nothingBeforeConsent,
  oneEarnedPage,
  adminsByRole,
  acceptedMeansThere,
  oneScreen,
  everyWaitEnds,
  everyVariantKeepsThese,
  nothingTypedIsLost,
  credentialsOnce,
  nobodyIsTakenAway,
  eachEventOnce,
];
