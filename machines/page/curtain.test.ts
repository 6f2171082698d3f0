/** The position of the curtain shows the progress of the visit. */
import { describe, expect, test } from 'vitest';
import type { VisitTag } from './tags.types.ts';
import { pages } from '../pages.ts';
import { curtainOf, partsFurther } from './curtain.ts';

const untagged = () => false;
const tagged = (only: VisitTag) => (tag: VisitTag) => tag === only;

test('of each page; the others have none', () => {
  const hung = pages.flatMap((page) => {
    const curtain = curtainOf(page, null, untagged);
    return curtain === null ? [] : [{ curtain, id: page.id }];
  });
  const byCurtain = [...Map.groupBy(hung, ({ curtain }) => curtain)];
  expect(Object.fromEntries(byCurtain.map(([curtain, of]) => [curtain, of.map(({ id }) => id).toSorted()]))).toEqual({
    closed: ['codeEntry', 'entrance', 'membershipApply', 'membershipInterest'],
    lit: ['landing'],
    thread: ['membershipConfirmation'],
    finger: ['emailActive', 'leanSecondStep', 'registrationForm', 'socialSecondStep'],
    hand: ['emailPending', 'formFinished', 'unsubscribe'],
    hands: ['activateAccount'],
    open: ['activated', 'autoActivated'],
    aside: ['lobby'],
    dark: ['activationError', 'deny'],
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
] as const)('tagged %s, %s is %s', (tag, curtain, shown) => {
  expect(curtainOf({ id: 'lobby', curtain }, null, tagged(tag))).toBe(shown);
});

test.each([
  ['landing', 'black-friday', 'thread'],
  ['landing', 'women', 'lit'],
  ['lobby', 'black-friday', 'lit'],
] as const)('%s of %s, for every visitor: %s', (id, slug, shown) => {
  expect(curtainOf({ id, curtain: 'lit' }, slug, untagged)).toBe(shown);
});
test.each(['greeted', 'invited'] as const)('on a season’s page it is the same for %s visitors', (tag) => {
  expect(curtainOf({ id: 'landing', curtain: 'lit' }, 'black-friday', tagged(tag))).toBe('thread');
});

describe('it opens further only forwards', () => {
  test.each([
    ['closed', 'thread', true],
    ['lit', 'thread', true],
    ['thread', 'slit', false],
    ['closed', 'finger', true],
    ['finger', 'hand', true],
    ['hands', 'open', true],
    ['hand', 'finger', false],
    ['dark', 'open', false],
    ['closed', 'aside', false],
    ['aside', 'aside-lit', false],
  ] as const)('%s, %s: %s', (before, state, further) => {
    expect(partsFurther(before, state)).toBe(further);
  });
});
