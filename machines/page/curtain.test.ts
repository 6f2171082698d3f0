/** The position of the curtain shows the progress of the visit. */
import { describe, expect, test } from 'vitest';
import type { VisitTag } from './tags.types.ts';
import { pages } from '../pages.ts';
import { curtainOf, partsFurther } from './curtain.ts';

const untagged = () => false;
const tagged = (only: VisitTag) => (tag: VisitTag) => tag === only;

test('of each page', () => {
  expect(Object.fromEntries(pages.map((page) => [page.id, curtainOf(page, null, untagged)]))).toEqual({
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
  expect(curtainOf({ id: 'lobby', curtain }, null, tagged(tag))).toBe(told);
});

test.each([
  ['landing', 'black-friday', 'thread'],
  ['landing', 'women', 'lit'],
  ['lobby', 'black-friday', 'lit'],
] as const)('%s of %s, for every visitor: %s', (id, slug, told) => {
  const page = { id, curtain: 'lit' } as const;
  expect(curtainOf(page, slug, untagged)).toBe(told);
});
test('on a season’s page it is the same for greeted and invited visitors', () => {
  const page = { id: 'landing', curtain: 'lit' } as const;
  const hangs = (tag: VisitTag) => curtainOf(page, 'black-friday', tagged(tag));
  expect([hangs('greeted'), hangs('invited')]).toEqual(['thread', 'thread']);
});

describe('it opens further only forwards', () => {
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
