/** A visit as text: the same way there and back, and what is said of a text that is none. */
import fc from 'fast-check';
import type { StateValue } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '../../machines/domain/failure.ts';
import { visitMachine } from '../../machines/visit.machine.ts';
import { nothingKnown, pages } from '../engine/pages.ts';
import {
  LONGEST,
  readPlaces,
  readStep,
  readVisit,
  readVisits,
  VisitTextError,
  writePlaces,
  writeStep,
  writeVisit,
  writeVisits,
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
  test('what has nothing in it is left out', () => {
    expect(writeStep({ type: 'xstate.route', to: '#landing', params: { slug: undefined } })).toBe('open landing');
  });
  test('every delay of the visit can be waited for', () => {
    const delays = visitMachine.events.filter((type) => type.startsWith('xstate.after.'));
    expect(delays.length).toBeGreaterThan(20);
    for (const type of delays) expect(readStep(writeStep({ type } as PathEvent))).toEqual({ type });
  });
});

describe('where a visit is', () => {
  const form = { invitation: 'known', entry: { submitting: 'waiting' } };
  test.each([
    ['boot', 'boot'],
    [
      'landing.uninvited.code.ready.offline landing.uninvited.waitingList.asked',
      { landing: { uninvited: { code: { ready: 'offline' }, waitingList: 'asked' } } },
    ],
    [
      'registration.registrationForm.invitation.known registration.registrationForm.entry.submitting.waiting',
      { registration: { registrationForm: form } },
    ],
  ])('%s', (text, value) => {
    expect([writePlaces(value), readPlaces(text)]).toEqual([text, value]);
  });
});

const heard = visitMachine.events.filter((type) => !type.startsWith('xstate.') && type !== 'visit.refused');
const page = fc.constantFrom(...pages.map(({ id }) => id));
const actorId = fc.constantFrom('register', 'linkInvitation', 'activate', 'logout');
/** As JSON has it: no -0. */
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const field = fc.string().filter((name) => !['type', 'output', 'error'].includes(name));
const event: fc.Arbitrary<PathEvent> = fc.oneof(
  page.map((to): PathEvent => ({ type: 'xstate.route', to: `#${to}` })),
  fc.string().map((slug): PathEvent => ({ type: 'xstate.route', to: '#landing', params: { slug } })),
  page.map((refused): PathEvent => ({ type: 'visit.refused', page: refused })),
  fc
    .tuple(fc.constantFrom(...heard), fc.dictionary(field, json))
    .map(([type, fields]) => Object.assign(fields, { type }) as PathEvent),
  fc
    .tuple(actorId, fc.option(json, { nil: undefined }))
    .map(([id, output]): PathEvent => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
  fc
    .tuple(actorId, fc.constantFrom('network', 'timeout', 'technical', 'missing', 'busy'), fc.string(), fc.nat())
    .map(([id, kind, message, retryAfter]): PathEvent => {
      const error = new ServiceFailure(kind, message, { retryAfter });
      return { type: `xstate.error.actor.${id}`, error, actorId: id };
    }),
  fc
    .tuple(actorId, fc.string())
    .map(([id, message]): PathEvent => ({ type: `xstate.error.actor.${id}`, error: new Error(message), actorId: id })),
);
const places = fc.constantFrom<StateValue>('boot', 'entrance', {
  landing: { uninvited: { code: { ready: 'offline' }, waitingList: 'asked' } },
});
/** Tenths of a second, as the text has them. */
const at = fc.nat(1_000_000).map((tenths) => tenths * 100);
const step = fc.oneof(fc.record({ event, value: fc.option(places) }), fc.record({ event, value: places, at }));
const input = fc.constantFrom(nothingKnown, { ...nothingKnown, invitation: link, signedIn: true }, {
  ...nothingKnown,
  options: { ...nothingKnown.options, flow: 'leanStep2' },
  remembered: { applied: true },
} as const);
const visit: fc.Arbitrary<VisitText> = fc.record({
  input,
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});

describe('there and back, whatever the values', () => {
  test('a step', () => {
    fc.assert(
      fc.property(event, (one) => {
        expect(readStep(writeStep(one))).toEqual(one);
      }),
    );
  });
  test('a visit, to the letter', () => {
    fc.assert(
      fc.property(visit, (one) => {
        const text = writeVisit(one);
        expect(readVisit(text)).toEqual(one);
        expect(writeVisit(readVisit(text))).toBe(text);
      }),
    );
  });
  test('several visits', () => {
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 3 }), (several) => {
        const text = writeVisits(several);
        expect(readVisits(text)).toEqual(several);
        expect(writeVisits(readVisits(text))).toBe(text);
      }),
    );
  });
});

test('comments, empty lines and the ends of lines of any system are passed over', () => {
  const text = '# recorded\r\n\r\nbegin {"signedIn":true}\r\n# they are there\r\nopen entrance\r\n\r\n  = entrance\r\n';
  expect(readVisit(text)).toEqual({
    input: { ...nothingKnown, signedIn: true },
    steps: [{ event: { type: 'xstate.route', to: '#entrance' }, value: 'entrance' }],
  });
});

test('a time stands behind the places; older texts have none', () => {
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

describe('a text that is no visit: the line, what stands there and what should', () => {
  const words = 'open, refuse, answer, fail, wait or an event of the visit';
  const wrong: readonly (readonly [text: string, complaint: string])[] = [
    ['', 'expected a visit, got: a text without steps'],
    ['xstate.init', `line 1: expected ${words}, got: xstate.init`],
    ['open landing\nlanding.left', `line 2: expected ${words}, got: landing.left`],
    ['toString', `line 1: expected ${words}, got: toString`],
    ['code.submitted {"co', 'line 1: expected JSON to the end of the line, got: code.submitted {"co'],
    ['code.submitted []', 'line 1: expected a JSON object, got: code.submitted []'],
    ['open nowhere', 'line 1: expected a page of the visit, got: open nowhere'],
    ['answer regis', 'line 1: expected an actor of the visit, got: answer regis'],
    ['fail register network "refu', 'line 1: expected a message in quotes, got: fail register network "refu'],
    [
      'fail register tired',
      'line 1: expected error, or one of network, timeout, technical, missing, busy, got: fail register tired',
    ],
    [
      'wait slowAnswer entrance',
      'line 1: expected a delay of the visit, and the state that waits for it, got: wait slowAnswer entrance',
    ],
    ['begin {"voucher":1}', 'line 1: expected what a visit begins with (not “voucher”), got: begin {"voucher":1}'],
    [
      'begin {"options":{"a":1}}',
      'line 1: expected what a visit begins with (not “a”), got: begin {"options":{"a":1}}',
    ],
    ['begin {"options":3}', 'line 1: expected a JSON object, got: begin {"options":3}'],
    ['begin\nbegin', 'line 1: expected a step after it, got: begin'],
    ['open landing\n\nbegin\nopen landing', 'line 3: expected one visit, got: begin'],
    ['= entrance', 'line 1: expected a step, before where it leads, got: = entrance'],
    ['open entrance\n= entrance\n= entrance', 'line 3: expected a step, before where it leads, got: = entrance'],
    ['open landing\n= lan', 'line 2: expected a state of the visit (visit has no state “lan”), got: = lan'],
    [
      'open landing\n= landing.uninvited.waitingList.asked',
      'line 2: expected every region down to a state without states (visit.landing.uninvited is not whole), got: = landing.uninvited.waitingList.asked',
    ],
    [
      'open landing\n= entrance boot',
      'line 2: expected one state of visit, which is in one at a time, got: = entrance boot',
    ],
    [
      'open entrance\n= entrance @ soon',
      'line 2: expected a state of the visit (visit has no state “@”), got: = entrance @ soon',
    ],
    ['open landing\n=', 'line 2: expected where the visit is, got: ='],
    ['x'.repeat(LONGEST), `line 1: expected ${words}, got: ${'x'.repeat(100)}…`],
    ['x'.repeat(LONGEST + 1), `expected at most ${LONGEST} characters, got: ${LONGEST + 1}`],
  ];
  test.each(wrong.map(([text, complaint]) => [complaint, text]))('%s', (complaint, text) => {
    expect(complaintOf(text)).toBe(complaint);
  });
});
