import { expect, test } from 'vitest';
import { textsIn } from '../../../locales/texts.ts';
import { allSituations } from '../situations/by-state.ts';
import { compareFlows, compareSituations } from './comparisons.ts';
import { pagesThatDiffer } from './differ.ts';

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
  expect(found.map(({ one, other, changed }) => [one, other, changed])).toEqual(found.map(() => [[], [], []]));
});

test('two situations: controls and texts of only one', () => {
  const drawn = (id: string, keys: readonly string[]) => ({
    situation: allSituations.find((one) => one.id === id) ?? allSituations[0],
    keys,
  });
  const [one, other] = [
    drawn('Deny.expired', ['deny.interest']),
    drawn('Deny.cold', ['deny.interest', 'action.login']),
  ];
  if (!one.situation || !other.situation) throw new Error('no situations');
  const found = compareSituations(
    { situation: one.situation, keys: one.keys },
    { situation: other.situation, keys: other.keys },
    textsIn('en'),
  );
  expect([alone(found, 'Controls'), alone(found, 'Texts')]).toEqual([
    [['“Write to the member”'], ['“Enter a registration code”', '“Join the waiting list”']],
    [[], ['Login']],
  ]);
});
