/** One accent for the whole visit: that of its last landing page (D29). */
import { describe, expect, test } from 'vitest';
import { begin, open, route, take } from '../../test/harness/chart.ts';
import { pages } from '../pages.ts';
import { accentOf } from './accent.ts';

const accents = (context: ReturnType<typeof begin>['context']) =>
  new Set(pages.flatMap((page) => (page.id === 'landing' ? [] : [accentOf(page, context)])));
const own = Object.fromEntries(pages.map((page) => [page.id, accentOf(page, begin().context)]));

test('without a landing page: each page has its own accent, or the standard one', () => {
  const { lobby, entrance, membershipInterest, stores, aboutUs, codeEntry, registrationForm, activated, error } = own;
  expect([lobby, entrance, membershipInterest, stores, aboutUs, codeEntry, registrationForm, activated, error]).toEqual(
    ['midnight', 'midnight', 'brass', 'bottle', 'brass', 'oxblood', 'oxblood', 'oxblood', 'oxblood'],
  );
});

describe('after a landing page: every page has its accent', () => {
  test.each([
    ['women', 'blush'],
    ['viral', 'brass'],
    [undefined, 'oxblood'],
  ] as const)('%s: %s', (slug, accent) => {
    const { context } = open('landing', {}, slug);
    expect([context.accent, accentOf({ id: 'landing', accent: null }, context), accents(context)]).toEqual([
      accent,
      accent,
      new Set([accent]),
    ]);
  });
  test('after two landing pages: the accent of the second', () => {
    const { state, context } = open('landing', {}, 'women');
    expect([context.accent, take(state, route('landing', 'viral')).context.accent]).toEqual(['blush', 'brass']);
  });
});

test('a remembered accent applies to the opened page; a landing page keeps its own', () => {
  const { context } = open('codeEntry', { remembered: { accent: 'blush' } });
  expect([accents(context), accentOf({ id: 'landing', accent: null }, context)]).toEqual([
    new Set(['blush']),
    'oxblood',
  ]);
});
