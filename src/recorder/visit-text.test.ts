/** A visit as text: round trip, and errors of invalid texts. */
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import { nothingKnown } from '../engine/visit/pages.ts';
import {
  MAX_LENGTH,
  readStep,
  readVisit,
  readVisits,
  VisitTextError,
  writeStep,
  writeVisit,
  type PathEvent,
  type VisitText,
} from './visit-text.ts';

const link = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'link' } as const;

describe('a step', () => {
  const refused = new ServiceFailure('busy', 'said "no"', { retryAfter: 60, keyConsumed: true });
  test.each<[string, PathEvent]>([
    ['open landing', { type: 'xstate.route', to: '#landing' }],
    ['open landing {"slug":"lean"}', { type: 'xstate.route', to: '#landing', params: { slug: 'lean' } }],
    ['refuse registrationForm', { type: 'visit.refused', page: 'registrationForm' }],
    ['network.lost', { type: 'network.lost' }],
    ['code.submitted {"code":"a b"}', { type: 'code.submitted', code: 'a b' }],
    ['answer logout', { type: 'xstate.done.actor.logout', output: undefined, actorId: 'logout' }],
    ['answer register null', { type: 'xstate.done.actor.register', output: null, actorId: 'register' }],
    ['answer register {}', { type: 'xstate.done.actor.register', output: {}, actorId: 'register' }],
    [
      'fail register busy "said \\"no\\"" {"retryAfter":60,"keyConsumed":true}',
      { type: 'xstate.error.actor.register', error: refused, actorId: 'register' },
    ],
    ['fail logout error "gone"', { type: 'xstate.error.actor.logout', error: new Error('gone'), actorId: 'logout' }],
  ])('%s', (line, event) => {
    expect([writeStep(event), readStep(line)]).toEqual([line, event]);
  });
  test('every delay of the machine can be written', () => {
    const delays = visitMachine.events.filter((type) => type.startsWith('xstate.after.'));
    expect(delays.length).toBeGreaterThan(20);
    for (const type of delays) expect(readStep(writeStep({ type } as PathEvent))).toEqual({ type });
  });
});

describe('round trip', () => {
  const steps = [
    { event: { type: 'xstate.route', to: '#landing', params: { slug: 'a "b"\n' } }, value: 'boot', at: 700 },
    { event: { type: 'code.submitted', code: '{"a": [1]}' }, value: null },
    { event: { type: 'xstate.error.actor.logout', error: new Error('= no # "x"'), actorId: 'logout' }, value: null },
    {
      event: { type: 'xstate.done.actor.register', output: [null, { a: '\r\n' }], actorId: 'register' },
      value: { landing: { uninvited: { code: { ready: 'offline' }, waitingList: 'asked' } } },
      at: 100,
    },
  ] as VisitText['steps'];
  const options = { ...nothingKnown.options, flow: 'leanStep2' } as const;
  const visits: VisitText[] = [
    { input: nothingKnown, steps },
    {
      input: {
        ...nothingKnown,
        invitation: link,
        signedIn: true,
        options,
        remembered: { membership: { applied: true } },
      },
      steps,
    },
  ];
  test('restores visits exactly', () => {
    const text = visits.map(writeVisit).join('\n');
    expect([readVisits(text), readVisits(text).map(writeVisit).join('\n')]).toEqual([visits, text]);
  });
});

test('a time follows the states; older texts have none', () => {
  const at = (places: string) => readVisit(`open entrance\n  = ${places}`).steps[0]?.at;
  expect([at('entrance'), at('entrance @ 41.2s'), at('entrance @ 7s')]).toEqual([undefined, 41_200, 7_000]);
});

const complaintOf = (text: string): string => {
  try {
    return `taken: ${writeVisit(readVisit(text))}`;
  } catch (error) {
    return error instanceof VisitTextError ? error.message : `thrown: ${String(error)}`;
  }
};

describe('invalid text: names the line, its text and what was expected', () => {
  const words = 'open, refuse, answer, fail, wait or an event of the visit';
  const invalid: readonly (readonly [text: string, complaint: string])[] = [
    ['answer regis', 'line 1: expected an actor of the visit, got: answer regis'],
    ['fail register network "refu', 'line 1: expected a message in quotes, got: fail register network "refu'],
    ['begin {"options":3}', 'line 1: expected a JSON object, got: begin {"options":3}'],
    ['open landing\n=', 'line 2: expected where the visit is, got: ='],
    ['', 'expected a visit, got: a text without steps'],
    ['open landing\nlanding.left', `line 2: expected ${words}, got: landing.left`],
    ['code.submitted {"co', 'line 1: expected JSON to the end of the line, got: code.submitted {"co'],
    [
      'wait slowAnswer entrance',
      'line 1: expected a delay of the visit, and the state that waits for it, got: wait slowAnswer entrance',
    ],
    ['begin {"voucher":1}', 'line 1: expected what a visit begins with (not “voucher”), got: begin {"voucher":1}'],
    [
      'open landing\n= landing.uninvited.waitingList.asked',
      'line 2: expected every region down to a state without states (visit.landing.uninvited is not whole), got: = landing.uninvited.waitingList.asked',
    ],
    [
      'open landing\n= entrance boot',
      'line 2: expected one state of visit, which is in one at a time, got: = entrance boot',
    ],
    ['x'.repeat(MAX_LENGTH + 1), `expected at most ${MAX_LENGTH} characters, got: ${MAX_LENGTH + 1}`],
  ];
  test.each(invalid.map(([text, complaint]) => [complaint, text]))('%s', (complaint, text) => {
    expect(complaintOf(text)).toBe(complaint);
  });
});
