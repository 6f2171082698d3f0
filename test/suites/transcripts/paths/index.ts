/** The main paths, by the names of their files. */
import type { Visitor } from '../visitor.ts';
import { code } from './code.ts';
import { consent } from './consent.ts';
import { lean } from './lean.ts';
import { member } from './member.ts';
import { membershipInterest } from './membership-interest.ts';
import { mistakes } from './mistakes.ts';
import { registration } from './registration.ts';
import { slow } from './slow.ts';
import { social } from './social.ts';
import { waitingList } from './waiting-list.ts';

/** Its visitor has not been asked yet (D36). */
export const CONSENT = 'consent';

export const PATHS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  registration,
  code,
  lean,
  social,
  'waiting-list': waitingList,
  'membership-interest': membershipInterest,
  member,
  mistakes,
  slow,
  [CONSENT]: consent,
};
