/** The invariants of a visit, in reading order. */
import { adminsByRole, noAccountWithoutInvitation, noSubmitWithoutTerms } from './accounts.ts';
import { acceptedMeansThere, oneEarnedPage, oneScreen } from './addresses.ts';
import { everyAnswerIsTold } from './answer-invariants.ts';
import { accountsKeepTheirAddress, carriedAsItWas } from './carried.ts';
import { nothingBeforeConsent } from './consent.ts';
import { everyControlLeads } from './controls.ts';
import { credentialsOnce, nobodyIsTakenAway, nothingTypedIsLost } from './drafts.ts';
import { anAddressAlwaysCan, noDeadEnd } from './ends.ts';
import { everyVariantKeepsThese } from './experiments.ts';
import type { Invariant } from './invariant.ts';
import { activationByPress, noLeavingWhileSending, noSecondEffect } from './presses.ts';
import { eachFormForItself } from './requests.ts';
import { noRetryByItself } from './retries.ts';
import { eachEventWhereItBelongs } from './tracking.ts';
import { everyWaitEnds } from './wait-invariants.ts';

export const INVARIANTS: readonly Invariant[] = [
  noDeadEnd,
  everyControlLeads,
  anAddressAlwaysCan,
  noAccountWithoutInvitation,
  noSubmitWithoutTerms,
  noSecondEffect,
  noRetryByItself,
  noLeavingWhileSending,
  activationByPress,
  everyAnswerIsTold,
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
  eachEventWhereItBelongs,
  accountsKeepTheirAddress,
  carriedAsItWas,
  eachFormForItself,
];
