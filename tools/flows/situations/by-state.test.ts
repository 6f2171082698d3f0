import type { StateValue } from 'xstate';
import { expect, test } from 'vitest';
import { CHART_IDS } from '../charts/charts.ts';
import { allStates, stateAt, statesOf, wordOf } from '../charts/facts.ts';
import { activeIn } from '../charts/active.ts';
import { movedTo, situationsOf, withoutScreen } from './by-state.ts';

const EXTRA = CHART_IDS.filter((id) => !['visit', 'linkGenerator', 'splitGenerator'].includes(id));

test('every state in which a visit can rest has a situation; those without are transient, except for one', () => {
  const without = statesOf('visit').filter((state) => situationsOf(state).length === 0);
  expect(without.filter(({ isPassedThrough }) => !isPassedThrough).map(({ path }) => path)).toEqual(['boot']);
});

test('no situation is in a transient state, except for a prerendered page', () => {
  const passed = statesOf('visit').filter(({ isPassedThrough }) => isPassedThrough);
  expect(passed.filter((state) => situationsOf(state).length > 0).map(wordOf)).toEqual(['visit:unsubscribe.opening']);
});

test('every state of the generators has a situation, except the final one', () => {
  const states = [...statesOf('linkGenerator'), ...statesOf('splitGenerator')];
  const without = states.filter((state) => situationsOf(state).length === 0 && !state.isPassedThrough);
  expect(without.map((state) => [wordOf(state), withoutScreen(state)])).toEqual([
    ['linkGenerator:turnedAway', 'pageIsLeft'],
  ]);
});

test('a state without a screen has a reason', () => {
  const why = (chart: (typeof CHART_IDS)[number], path: string) => withoutScreen(stateAt({ chart, path }));
  expect([
    why('visit', 'boot'),
    why('visit', 'landing.opening'),
    why('consent', ''),
    why('visit', 'landing.welcomed'),
    why('linkGenerator', 'open.made'),
  ]).toEqual(['beforeThePage', 'passedThrough', 'background', null, null]);
  const extra = allStates.filter(({ chart }) => EXTRA.includes(chart));
  expect(extra.filter((state) => withoutScreen(state) === null).map(wordOf)).toEqual([]);
});

test('a partial value is completed with initial states', () => {
  const value = { registration: { registrationForm: { invitation: 'known', entry: { submitting: 'takingLonger' } } } };
  expect(activeIn('visit', value).map(({ path }) => path)).toEqual([
    '',
    'registration',
    'registration.registrationForm',
    'registration.registrationForm.invitation',
    'registration.registrationForm.invitation.known',
    'registration.registrationForm.entry',
    'registration.registrationForm.entry.submitting',
    'registration.registrationForm.entry.submitting.takingLonger',
  ]);
  expect(activeIn('visit', { codeEntry: 'ready' }).at(-1)?.path).toBe('codeEntry.ready.connected');
});

test('the situations of a state, by their names in addresses', () => {
  const submitting = stateAt({ chart: 'visit', path: 'registration.registrationForm.entry.submitting' });
  expect(situationsOf(submitting).map(({ id }) => id)).toEqual([
    'RegistrationForm.submitting',
    'RegistrationForm.slow',
  ]);
});

const form = (invitation: string, entry: StateValue): StateValue => ({
  registration: { registrationForm: { invitation, entry } },
});

test('following leads to the first new state of the visit', () => {
  const editing = form('known', 'editing');
  expect([
    movedTo(editing, form('known', { submitting: 'waiting' })),
    movedTo(form('checking', 'editing'), form('known', { submitting: 'waiting' })),
    movedTo(editing, { deny: {} }),
    movedTo(editing, editing),
  ]).toEqual([
    'visit:registration.registrationForm.entry.submitting.waiting',
    'visit:registration.registrationForm.invitation.known',
    'visit:deny',
    null,
  ]);
});
