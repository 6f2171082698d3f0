import { expect, test } from 'vitest';
import { link, requestsWith, valid } from '../../test/harness/chart.ts';
import type { Invitation, CodeCheck } from '../invitation/invitation.types.ts';
import { prefilledCode } from './prefilled-code.ts';
import { type Denial, denialOf, isExpected } from '../context/denial.ts';

const remembered: Invitation = { ...link, source: 'memory' };
const elsewhere: Invitation = { ...link, referrer: 'www.forum.example' };
const noneLeft: CodeCheck = { ...valid, verdict: 'noInvitationsLeft' };

test.each<[string, Invitation | null, CodeCheck | null, string]>([
  ['no invitation', null, null, ''],
  ['a link that is not looked up yet', link, null, 'VESTIBULE'],
  ['one that is remembered', remembered, null, 'VESTIBULE'],
  ['found good', link, valid, 'VESTIBULE'],
  ['refused', link, { ...valid, verdict: 'invalid' }, ''],
  ['no invitations left', remembered, noneLeft, ''],
  ['from elsewhere, not checked yet: what is typed would be exempt from that (D11)', elsewhere, null, ''],
  ['from elsewhere, found good', elsewhere, valid, 'VESTIBULE'],
  ['blocked before this page was loaded', { ...remembered, referrer: 'www.forum.example' }, null, ''],
])('%s', (_, invitation, codeCheck, code) => {
  expect(prefilledCode({ invitation, codeCheck, requests: requestsWith({}) })).toBe(code);
});

test.each<[string, Invitation | null, CodeCheck | null, Denial, boolean]>([
  ['opened cold', null, null, 'cold', false],
  ['an invitation that is not looked up yet', link, null, 'invited', true],
  ['a good one', remembered, valid, 'invited', true],
  ['a refused one', link, { ...valid, verdict: 'invalid' }, 'invalid', false],
  ['from a site of the list', elsewhere, { ...valid, verdict: 'forbiddenReferrer' }, 'forbiddenReferrer', false],
  ['blocked before', { ...remembered, referrer: 'www.forum.example' }, null, 'forbiddenReferrer', false],
])(
  '%s: the reason of the denial, and whether there is an invitation (D11, D12, D49)',
  (_, invitation, codeCheck, why, expected) => {
    const known = { invitation, codeCheck, token: { text: null, claims: null, missing: false, isAdmin: false } };
    expect([denialOf(known), isExpected(known)]).toEqual([why, expected]);
  },
);
