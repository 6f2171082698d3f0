/** The witness table: every row. */
import { accounts } from './accounts.witness.ts';
import { activation } from './activation.witness.ts';
import { arrival } from './arrival.witness.ts';
import { firstStepOnLanding } from './first-step-on-landing.witness.ts';
import { inbox } from './inbox.witness.ts';
import { invitation } from './invitation.witness.ts';
import { membership } from './membership.witness.ts';
import { recognised } from './recognised.witness.ts';
import { refusals } from './refusals.witness.ts';
import { registration } from './registration.witness.ts';
import { secondSteps } from './second-steps.witness.ts';
import { session } from './session.witness.ts';
import { waitingList } from './waiting-list.witness.ts';
import { typedCodes } from './typed-codes.witness.ts';
import type { Row } from './witness.types.ts';

export const rows: readonly Row[] = [
  ...arrival,
  ...invitation,
  ...recognised,
  ...typedCodes,
  ...registration,
  ...refusals,
  ...firstStepOnLanding,
  ...accounts,
  ...secondSteps,
  ...inbox,
  ...activation,
  ...waitingList,
  ...membership,
  ...session,
];
