/** Copy variants of the form, and the voucher (spec, section 3). */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MessageKey } from '../../../locales/messages.ts';
import { exactly, heading, headingOf, screenTests, show, textOf } from '../../../test/harness/screen.tsx';
import { fixtures } from './fixtures.ts';
import RegistrationForm from './RegistrationForm.tsx';

screenTests();

type Row = [keyof typeof fixtures, MessageKey, MessageKey, MessageKey];
const rows: readonly Row[] = [
  ['editing', 'registration.heading', 'registration.second', 'registration.lead'],
  ['nameless', 'registration.heading', 'registration.second', 'registration.leadNameless'],
  ['social', 'registration.socialHeading', 'registration.socialSecond', 'registration.socialLead'],
  ['socialNameless', 'registration.socialHeading', 'registration.socialSecond', 'registration.socialLeadNameless'],
  ['socialNewVersion', 'registration.socialNewHeading', 'registration.socialNewSecond', 'registration.socialNewLead'],
  [
    'socialNewVersionNameless',
    'registration.socialNewHeading',
    'registration.socialNewSecond',
    'registration.socialNewLeadNameless',
  ],
  ['viral', 'registration.viralHeading', 'registration.viralSecond', 'registration.viralLead'],
  ['viralNameless', 'registration.viralHeading', 'registration.viralSecond', 'registration.viralLeadNameless'],
  ['viralProductShare', 'registration.pieceHeading', 'registration.pieceSecond', 'registration.pieceLead'],
  [
    'viralProductShareNameless',
    'registration.pieceHeading',
    'registration.pieceSecond',
    'registration.pieceLeadNameless',
  ],
  ['pieceWaits', 'registration.pieceHeading', 'registration.pieceSecond', 'registration.pieceWaits'],
  ['pieceWaitsNameless', 'registration.pieceHeading', 'registration.pieceSecond', 'registration.pieceWaitsNameless'],
  ['daba', 'registration.partnerHeading', 'registration.partnerSecond', 'registration.partnerLead'],
  ['dabaNameless', 'registration.partnerHeading', 'registration.partnerSecond', 'registration.partnerLead'],
  ['lean', 'registration.heading', 'registration.leanSecond', 'registration.leanLead'],
  ['signedUp', 'registration.signedUpHeading', 'registration.signedUpSecond', 'registration.signedUpLead'],
  ['approved', 'registration.approvedHeading', 'registration.approvedSecond', 'registration.approvedLead'],
];

test.each(rows)('%s', async (situation, first, second, lead) => {
  await show(RegistrationForm, fixtures[situation]);
  expect([
    heading().textContent,
    screen.getByText(textOf('en', lead, { inviter: 'Clara' }), exactly).closest('p')?.className,
  ]).toEqual([headingOf('en', first, second), 'lead']);
});
test.each([
  ['15-percent-no-mov', 'signUp.voucher', '15'],
  ['15-percent-mov', 'signUp.voucherMinimum', '15'],
] as const)('voucher %s', async (voucher, key, percent) => {
  await show(RegistrationForm, fixtures[voucher]);
  // Testing Library normalises every space to a plain one.
  const words = textOf('en', key, { percent }).replaceAll('\u202f', ' ');
  expect(screen.getByText(words).className).toBe('note note--roomy');
});

test.each([
  // An explicit variant takes precedence over the flow.
  ['lean', 'social', 'registration.socialHeading', 'registration.socialSecond'],
] as const)('%s where %s is named', async (situation, variant, first, second) => {
  const { value, context } = fixtures[situation];
  await show(RegistrationForm, {
    name: `${situation}, ${variant}`,
    value,
    context: { ...context, options: { variant } },
  });
  expect(heading().textContent).toBe(headingOf('en', first, second));
});
