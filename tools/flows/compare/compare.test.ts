import { expect, test } from 'vitest';
import { compareFlows, pagesThatDiffer } from './comparisons.ts';

const alone = (differences: ReturnType<typeof compareFlows>, title: string) => {
  const found = differences.find((one) => one.title === title);
  return found && [found.one.map(({ text }) => text), found.other.map(({ text }) => text)];
};

test('two flows: entries of only one, with their pages', () => {
  const found = compareFlows('default', 'leanStep2');
  expect([alone(found, 'Opened by'), alone(found, 'Pages'), alone(found, 'Ends at')]).toEqual([
    [[], []],
    [[], ['Your name']],
    [[], []],
  ]);
  expect(alone(found, 'Fields')).toEqual([
    ['step 1: salutation', 'step 1: first name', 'step 1: last name'],
    ['step 2: salutation', 'step 2: first name', 'step 2: last name'],
  ]);
  expect(pagesThatDiffer(found).get('leanSecondStep')).toBe('other');
  expect(alone(compareFlows('default', 'socialRegistration'), 'Opened by')).toEqual([
    ['an invitation'],
    ['a token of the purpose social'],
  ]);
});
test('a flow does not differ from itself', () => {
  const found = compareFlows('leanStep2', 'leanStep2');
  expect(found.map(({ one, other }) => [one, other])).toEqual(found.map(() => [[], []]));
});
