import { expect, test } from 'vitest';
import type { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import type { visitMachine } from '../../../machines/visit.machine.ts';
import { allStates, stateOfWord, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { invitationWords } from './charts/invitation.ts';
import { fullNameOf, nameWithin, sayAction, sayCall, sayTransition } from './say.ts';
import type { StateWords, WordsOf } from './words.types.ts';
import { visitGuards } from './visit/guards.ts';
import { visitStates } from './visit/states.ts';

const at = (word: string): State => {
  const state = stateOfWord(word);
  if (!state) throw new Error(`no state ${word}`);
  return state;
};
const FORM = 'visit:registration.registrationForm.entry';

test('every name that the charts use has words', () => {
  const said = allStates.flatMap((state) => [
    fullNameOf(state),
    nameWithin(state),
    ...state.calls.map((call) => sayCall(call, state.chart)),
    ...[...state.entry, ...state.exit].map((action) => sayAction(action, state.chart)),
    ...state.transitions
      .flatMap(sayTransition)
      .flatMap(({ when, given, does, to }) => [when, given ?? '–', to].concat(does)),
  ]);
  expect(said.filter((words) => words.trim() === '' || /[{}]|undefined|xstate/.test(words))).toEqual([]);
});

test('no two states have the same name', () => {
  const names = Map.groupBy(allStates, fullNameOf);
  expect([...names].flatMap(([name, states]) => (states.length > 1 ? [name].concat(states.map(wordOf)) : []))).toEqual(
    [],
  );
});

test('a new name of a chart does not compile until it has words', () => {
  const { lookUpLimit, ...none } = invitationWords.delays;
  // @ts-expect-error -- a delay without words
  const incomplete: WordsOf<typeof invitationMachine>['delays'] = none;
  const { accepted, ...fewer } = visitGuards;
  // @ts-expect-error -- a guard without words
  const guards: WordsOf<typeof visitMachine>['guards'] = fewer;
  const { boot, ...others } = visitStates;
  // @ts-expect-error -- a state without words
  const states: StateWords<'visit'> = others;
  expect([accepted, boot, 'accepted' in guards, 'boot' in states]).toEqual([
    'it is accepted',
    'Before the first page',
    false,
    false,
  ]);
  expect([lookUpLimit, incomplete]).toEqual(['no answer within {time}', {}]);
});

test('a state is named by its page and its activity', () => {
  expect(
    ['visit:landing', `${FORM}.submitting`, `${FORM}.submitting.takingLonger`, 'consent:events.held'].map((word) =>
      fullNameOf(at(word)),
    ),
  ).toEqual([
    'Start page',
    'Registration form · being sent',
    'Registration form · being sent, taking longer',
    'Consent · tracked events are queued',
  ]);
  expect(nameWithin(at(`${FORM}.submitting.takingLonger`))).toBe('taking longer');
});

test('a transition is described with trigger, guard, actions, target and tracked events', () => {
  const said = at(`${FORM}.evaluating`).transitions.map(sayTransition);
  expect([said[0], said.at(-1)]).toEqual([
    {
      when: 'at once',
      given: 'accepted, in the default flow',
      does: [
        'the customer’s data is passed to the consent platform',
        'the registration is stored; the visitor is signed in',
        'the input of the form is discarded',
        'the draft of the form is deleted',
      ],
      to: 'Check your inbox',
      tracks: ['successful_user_registration', 'subscribe_newsletter'],
    },
    {
      when: 'at once',
      given: 'otherwise',
      does: ['the error is shown at the form'],
      to: 'Registration form · being filled in',
      tracks: [],
    },
  ]);
});
