import type { StateValue } from 'xstate';
import { expect, test } from 'vitest';
import { movedTo } from './by-state.ts';

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
