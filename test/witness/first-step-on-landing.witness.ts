/**
 * The lean flow's first step is on the landing page: the rules of the form apply there too, without leaving the page
 * (D15).
 */
import { refusals } from './refusals.witness.ts';
import { registration } from './registration.witness.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'landing', flow: 'leanStep2' } as const;
/** Only the form's page asks again for the terms of the country. */
const OUTDATED = 'AgreementsAcceptedInvalid';

const isSent = (row: Row): boolean => 'press' in row && row.press === 'form.submitted' && row.asks === 'register';
const isAnswered = (row: Row): boolean => 'of' in row && row.of === 'register' && row.comes !== OUTDATED;
const isLean = ({ flow }: Row): boolean => flow === undefined || [flow].flat().includes('leanStep2');

export const firstStepOnLanding: readonly Row[] = [
  ...[...registration, ...refusals].flatMap((row) =>
    isLean(row) && (isSent(row) || isAnswered(row)) ? [{ ...row, ...here }] : [],
  ),
  {
    rule: 'D16',
    ...here,
    of: 'register',
    comes: OUTDATED,
    page: 'registrationForm',
    says: ['wrong.summary', 'wrong.terms'],
    focus: 'alarm',
    asks: 'formInvitation',
  },
];
