/** How far the curtain is drawn tells how far the visit is. */
import { describe, expect, test } from 'vitest';
import type { VisitTag } from '../page.types.ts';
import { pages } from '../pages.ts';
import { curtainOf, partsFurther } from './curtain.ts';

const untagged = () => false;
const tagged = (only: VisitTag) => (tag: VisitTag) => tag === only;

test('of each page', () => {
  expect(Object.fromEntries(pages.map((page) => [page.id, curtainOf(page, untagged)]))).toEqual({
    landing: 'lit',
    entrance: 'closed',
    aboutUs: null,
    aboutBenefits: null,
    aboutInvitation: null,
    aboutClub: null,
    stores: null,
    accessibility: null,
    codeEntry: 'closed',
    registrationForm: 'finger',
    leanSecondStep: 'finger',
    socialSecondStep: 'finger',
    autoActivated: 'open',
    formFinished: 'hand',
    emailActive: 'finger',
    emailPending: 'hand',
    activateAccount: 'hands',
    activated: 'open',
    activationError: 'dark',
    lobby: 'aside',
    membershipInterest: 'closed',
    membershipApply: 'closed',
    membershipConfirmation: 'thread',
    giftVoucher: null,
    unsubscribe: 'hand',
    linkGeneratorGate: null,
    linkGenerator: null,
    splitGeneratorGate: null,
    splitGenerator: null,
    deny: 'dark',
    loggedOut: null,
    notFound: null,
    unknownAddress: null,
    staleDeployment: null,
    error: null,
  });
});

test.each([
  ['invited', 'lit', 'thread'],
  ['greeted', 'lit', 'slit'],
  ['lobbyClosed', 'aside', 'closed'],
  ['linkBroken', 'hand', 'dark'],
  ['joined', 'aside', 'aside-lit'],
  ['alreadyListed', 'aside', 'aside-lit'],
  ['busy', 'finger', 'finger'],
] as const)('tagged %s, %s is %s', (tag, curtain, told) => {
  expect(curtainOf({ curtain }, tagged(tag))).toBe(told);
});

describe('it parts further only forwards', () => {
  test.each([
    ['closed', 'thread', true],
    ['lit', 'thread', true],
    ['slit', 'thread', true],
    ['thread', 'slit', false],
    ['lit', 'closed', false],
    ['closed', 'finger', true],
    ['thread', 'finger', true],
    ['finger', 'hand', true],
    ['hand', 'hands', true],
    ['hands', 'open', true],
    ['finger', 'finger', false],
    ['hand', 'finger', false],
    ['open', 'closed', false],
    ['dark', 'open', false],
    ['hand', 'dark', false],
    ['closed', 'aside', false],
    ['aside', 'open', false],
    ['aside', 'aside-lit', false],
  ] as const)('%s, %s: %s', (before, state, further) => {
    expect(partsFurther(before, state)).toBe(further);
  });
});
