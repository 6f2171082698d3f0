/**
 * Membership interest, on its page and in the teaser over the landing page; and the newsletter's link (D4, D24, D27,
 * D28).
 */
import { addressForm, noAnswer, slow } from './common.ts';
import type { Row } from './witness.types.ts';

const apply = { on: 'membershipApply', of: 'applyForMembership' } as const;
const teaser = { on: 'landing', when: 'teased', of: 'applyForMembership' } as const;
const unsubscribe = { on: 'unsubscribe', of: 'unsubscribe' } as const;
const taken = {
  rule: ['D22', 'D27', 'D37'],
  comes: ['accepted', 'a moment ago'],
  page: 'membershipConfirmation',
  tracked: 'submit_email',
} as const;

export const membership: readonly Row[] = [
  ...addressForm(
    'D27',
    { on: 'membershipApply', unless: 'waiting' },
    { says: 'membershipApply.waiting', asks: 'applyForMembership', less: 'submit' },
  ),
  { ...taken, ...apply, loses: 'address' },
  { rule: 'D18', ...apply, comes: 'refused', says: 'wrong.email', focus: 'wrong field' },
  ...noAnswer(apply, { more: 'submitAgain' }),
  ...slow(apply, { control: 'submit' }),

  ...addressForm(
    'D4',
    { on: 'landing', when: 'teased', unless: 'waiting' },
    { says: 'teaser.waiting', asks: 'applyForMembership', less: ['becomeMember', 'teaserHaveCode', 'closeTeaser'] },
  ),
  { rule: 'D4', on: 'landing', when: 'teased', unless: 'waiting', press: 'teaser.closed' },
  { ...taken, ...teaser, loses: 'teaser' },
  { rule: 'D18', ...teaser, comes: 'refused', says: 'wrong.email', focus: 'wrong field' },
  ...noAnswer(teaser, { more: 'becomeMemberAgain' }),
  ...slow(teaser, { control: ['becomeMember', 'teaserHaveCode', 'closeTeaser'], cancel: 'teaserCancel' }),

  {
    rule: ['D21', 'D27'],
    on: 'unsubscribe',
    when: 'with a token',
    unless: 'waiting',
    press: 'unsubscribe.pressed',
    says: 'unsubscribe.waiting',
    asks: 'unsubscribe',
    less: 'unsubscribe',
  },
  { rule: 'D27', ...unsubscribe, comes: 'UNSUBSCRIBED', screen: 'unsubscribed' },
  // The deny page is about invitations; this page names other ways to unsubscribe, and does not pass on the refused
  // token.
  {
    rule: 'D28',
    ...unsubscribe,
    comes: 'TOKEN_INVALID',
    screen: 'unsubscribeBroken',
    says: 'unsubscribe.brokenLead',
    focus: null,
  },
  ...noAnswer(unsubscribe, { more: 'unsubscribeAgain' }),
  ...slow(unsubscribe, { control: 'unsubscribe' }),
];
