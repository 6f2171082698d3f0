/** Planted faults of a chart: the witness row that detects each, and its message. */
import { assign, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { visitMachine } from '../../machines/visit.machine.ts';
import type { VisitSnapshot } from '../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../src/recorder/visit-text.ts';
import { at, done, link, valid, type Step, type Known } from '../harness/chart.ts';
import { alteredMachine, type ConfigPath, stepperOf } from '../../packages/witness/index.ts';
import { judge } from '../model/witness/judge.ts';

/** The witness finding for a step of a chart, from a situation of the real chart. */
function findingOn(machine: AnyStateMachine, { value, context }: VisitSnapshot, event: Step): string | null {
  const before = machine.resolveState({ value, context }) as VisitSnapshot;
  const { state: after, emitted } = stepperOf<VisitSnapshot>(machine).take(before, event as PathEvent);
  return judge({ before, event: event as PathEvent, after, emitted })?.text ?? null;
}
const changed = (path: ConfigPath, change: (before: unknown) => unknown) => alteredMachine(visitMachine, path, change);
const added = (action: unknown) => (before: unknown) => [before ?? []].flat().concat(action as never);

const account = { state: 'active', email: 'zoe@example.org' } as const;
const invited: Known = { invitation: link, codeCheck: valid };
const active = at(
  { registration: { emailActive: 'countingDown' } },
  { ...invited, account, load: { shown: ['landing_registration'] } },
);
const pending = at(
  { registration: { emailPending: 'idle' } },
  { ...invited, account: { ...account, state: 'pending' } },
);
const lookingUp = at({ landing: { lookingUp: 'waiting' } }, { invitation: link });
const lobby = at(
  { lobby: 'asking' },
  { token: { text: 'token', claims: { email: 'zoe@example.org', purpose: 'lobby' } as never } },
);
const registration = ['states', 'registration', 'states'] as const;
const unanswered = done('linkInvitation', { verdict: 'unavailable', failure: { kind: 'network' } });
const expired = done('linkInvitation', { ...valid, verdict: 'expired' });
const returned: Step = { type: 'form.returned' };

test.each<[string, AnyStateMachine, VisitSnapshot, Step, string]>([
  [
    'a wrong target: Stay leads to the login',
    changed([...registration, 'emailActive', 'states', 'countingDown', 'on', 'login.stayed'], () => 'leaving'),
    active,
    { type: 'login.stayed' },
    'emailActive, “Stay” pressed: expected page emailActive, got navigation to login (D20)',
  ],
  [
    'a dead end: no way back from emailPending',
    changed([...registration, 'emailPending', 'on'], () => ({})),
    pending,
    returned,
    'emailPending, “Back to registration” pressed: expected page registrationForm, got page emailPending (D16)',
  ],
  [
    'an endless retry: the look-up asks again by itself',
    changed(['states', 'landing', 'states', 'evaluating', 'always', 0, 'target'], () => 'lookingUp'),
    lookingUp,
    unanswered,
    'landing, linkInvitation comes to no network: expected message problem.network, got nothing (D8, D24)',
  ],
  [
    'a draft that is discarded on return',
    changed([...registration, 'emailActive', 'on', 'form.returned', 0, 'actions'], added('discardDraft')),
    active,
    returned,
    'emailActive, “Back to registration” pressed: expected losing nothing, got registration (D16)',
  ],
  [
    'a wrong screen',
    changed([...registration, 'emailActive', 'meta', 'screen'], () => 'EmailPending'),
    active,
    { type: 'login.stayed' },
    'emailActive, “Stay” pressed: expected the screen member, got pending (D20)',
  ],
  [
    'tracked twice: on the press and on its answer',
    changed(
      ['states', 'lobby', 'states', 'asking', 'on', 'join.pressed', 'actions'],
      added({ type: 'track', params: 'join_waitlist' }),
    ),
    lobby,
    { type: 'join.pressed', key: 'press' },
    'lobby, “Join the waiting list” pressed: expected tracked nothing, got join_waitlist (D21, D27)',
  ],
  [
    'an expired link that is told as invalid',
    visitMachine.provide({
      actions: { storeInvitationAnswer: assign({ codeCheck: { ...valid, verdict: 'invalid' } }) as never },
    }),
    lookingUp,
    expired,
    'landing, linkInvitation comes to expired: expected the screen denyExpired, got denyInvalid (D8, D10, D37)',
  ],
])('%s', (_, machine, before, event, text) => {
  expect([findingOn(machine, before, event), findingOn(visitMachine, before, event)]).toEqual([text, null]);
});
