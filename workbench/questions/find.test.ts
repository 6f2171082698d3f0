import { expect, test } from 'vitest';
import { theHouse } from './ask.ts';
import { found, nearest } from './find.ts';
import { thingsOf } from './things.ts';

const things = thingsOf(theHouse());
const best = (asked: string) => {
  const [first] = found(things, asked);
  return first ? `${first.kind} ${first.id}` : null;
};

test.each([
  ['no invitations left', 'question no-invitations-left'],
  ['What can follow a pending account?', 'question pending-account'],
  ['expired link tracked', 'question link-expired-tracked'],
  ['how long can a visitor wait', 'question waits'],
  ['screens without a token', 'question token-needed'],
  ['dead end', 'question dead-ends'],
  ['registrationForm', 'page registrationForm'],
  ['registration form', 'page registrationForm'],
  ['/registration/code', 'page codeEntry'],
  ['error_registration_code_expired', 'tracked error_registration_code_expired'],
  ['form.submitted', 'event form.submitted'],
  ['landing.welcomed', 'state visit:landing.welcomed'],
  ['consent:events.held', 'state consent:events.held'],
])('“%s” means %s', (asked, thing) => {
  expect(best(asked)).toBe(thing);
});

test('what nobody knows is not found', () => {
  expect(found(things, 'qqq')).toEqual([]);
  expect(found(things, 'the of')).toEqual([]);
  expect(nearest(things, 'submitt_emial').map(({ id }) => id)).toEqual([
    'submit_email',
    'form.submitted',
    'code.submitted',
  ]);
});

test('everything that has a name is explained', () => {
  const silent = things.filter(({ explain }) => explain().short.trim() === '');
  expect(silent.map(({ id }) => id)).toEqual([]);
  expect(things.length).toBeGreaterThan(300);
});
