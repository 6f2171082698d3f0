/** The witness table detects a difference in each column, and a changed chart; and no two rows apply to one step. */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { at, countryOptions, done, link, refusal, requestsWith, valid, type Step } from '../harness/chart.ts';
import { attemptIn, form } from '../harness/registration.ts';
import { stepperOf } from '../../packages/witness/index.ts';
import { witnessOf } from '../model/witness/check-step.ts';
import { rowName } from '../model/witness/describe-rows.ts';
import { rows } from '../witness/rows.ts';
import type { Row } from '../witness/witness.types.ts';

const requests = requestsWith({ register: { sent: attemptIn('default') } });
const known = { invitation: link, codeCheck: { ...valid, countryOptions }, requests };
const sending = at(form('known', { submitting: 'waiting' }), known);
const stepOn = (before: VisitSnapshot, event: Step, machine: AnyStateMachine = visitMachine) => {
  const { state: after, emitted } = stepperOf<VisitSnapshot>(machine).take(before, event as PathEvent);
  return { before, event: event as PathEvent, after, emitted };
};
const refused = stepOn(sending, done('register', refusal('GenderInvalid')));
const asIs = {
  rule: 'D16',
  on: 'registrationForm',
  of: 'register',
  comes: 'GenderInvalid',
  says: ['wrong.summary', 'wrong.gender'],
  focus: 'alarm',
} as const satisfies Row;
const textOf = (row: Row, step = refused) => witnessOf([row]).check(step)?.text ?? null;
const HERE = 'registrationForm, register comes to GenderInvalid: expected';

describe('a difference in each column is reported', () => {
  test('no difference is reported if all is equal', () => expect(textOf(asIs)).toBeNull());
  test.each<[string, Partial<Row>, string]>([
    ['page', { page: 'deny' }, 'page deny, got page registrationForm'],
    ['leaves', { leaves: 'login' }, 'navigation to login, got page registrationForm'],
    ['screen', { screen: 'leanForm' }, 'the screen leanForm, got form'],
    ['says', { says: 'wrong.summary' }, 'message wrong.summary, got wrong.summary and wrong.gender'],
    ['tracked', { tracked: 'submit_email' }, 'tracked submit_email, got nothing'],
    ['trackedOnce', { trackedOnce: 'submit_email' }, 'tracked submit_email, got nothing'],
    ['loses', { loses: 'address' }, 'losing address, got nothing'],
    ['asks', { asks: 'formInvitation' }, 'asking formInvitation, got nothing'],
    ['tells', { tells: 'anomaly.reported' }, 'telling anomaly.reported, got nothing'],
    ['key', { key: 'kept' }, 'the key of the press kept, got spent'],
    ['focus', { focus: 'heading' }, 'focus heading, got alarm'],
    ['more', { more: 'registerAgain' }, 'a way on by registerAgain, got none'],
    ['less', { less: 'register' }, 'no more ways on, got register'],
  ])('%s', (_, otherwise, expected) => {
    expect(textOf({ ...asIs, ...otherwise })).toBe(`${HERE} ${expected} (D16)`);
  });
  test('events of an earlier step in the page load are not expected again', () => {
    const row: Row = { ...asIs, trackedOnce: 'submit_email' };
    expect(witnessOf([row]).check({ ...refused, earlier: ['submit_email'] })).toBeNull();
  });
});

describe('each step has exactly one row', () => {
  test('a response without a row is reported', () => {
    expect(textOf({ ...asIs, comes: 'EmailInvalid' })).toBe(`${HERE} a row of the witness table, got none`);
  });
  test('a response with two rows is reported', () => {
    expect(witnessOf([asIs, { ...asIs, when: 'invited' }]).check(refused)?.text).toBe(
      `${HERE} one row, got registrationForm: register GenderInvalid; registrationForm (invited): register GenderInvalid`,
    );
  });
  test('names of rows are unique', () => {
    const names = rows.map(rowName);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
  test('events that need no row are ignored', () => {
    expect(textOf(asIs, stepOn(sending, { type: 'network.lost' }))).toBeNull();
  });
  test('an unreached row is reported', () => {
    const witness = witnessOf([asIs, { ...asIs, on: 'landing' }]);
    witness.check(refused);
    expect([...witness.reached.values()]).toEqual([1]);
  });
});
