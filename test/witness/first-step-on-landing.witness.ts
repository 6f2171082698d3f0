/** The lean flow's first step stands on the landing page: what is said of the form holds there too, and nobody is taken elsewhere to hear it (D15). */
import { refusals } from './refusals.witness.ts';
import { registration } from './registration.witness.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'landing', flow: 'leanStep2' } as const;
/** Only the form's page asks for the terms of the country anew. */
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
