/** The link generator as pure transitions: a code becomes a link or is rejected; every wait ends (D10, D24, D31). */
import { describe, expect, test } from 'vitest';
import { after, done, failed, takerOf } from '../../test/harness/chart-steps.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { LinkAnswer, LinkGeneratorEvent } from '../context/generators.types.ts';
import { linkGeneratorMachine, type LinkGeneratorContext } from './link-generator.machine.ts';

type Step = LinkGeneratorEvent | ReturnType<typeof after | typeof done | typeof failed>;

const actorId = 'createRegistrationLink';
const nothing: LinkGeneratorContext = { token: 'a.b.c', typed: '', code: '', link: null, wrong: null, failure: null };
const link = { url: 'https://vestibule.example/acquisition/?acqParams=abc', validUntil: '2026-12-05T17:30:00Z' };

const answer = (output: LinkAnswer) => done(actorId, output);
const take = (...steps: readonly (Step | readonly Step[])[]) =>
  takerOf(linkGeneratorMachine, { token: 'a.b.c' })(...steps.flat());
const typed = (code: string): readonly Step[] => [{ type: 'code.typed', code }, { type: 'code.submitted' }];
const sent = typed('vesti-bule');
const made: Step = answer({ outcome: 'made', link });
const refused = (...errors: string[]): Step => answer({ outcome: 'refused', errors });
const known = { ...nothing, typed: 'vesti-bule', code: 'VESTIBULE' };
const rest = { status: 'active', tags: [], asked: [], emitted: [] };
const editing = { ...rest, value: { open: 'editing' } };

test('begins without a link', () => {
  expect(take()).toEqual({ ...editing, context: nothing });
});

test.each(['', '  ', ' – '])('without a code (%j) an error is shown and no request is made (D10)', (code) => {
  expect(take(typed(code))).toEqual({ ...editing, context: { ...nothing, typed: code, wrong: { why: 'missing' } } });
});

const making = {
  value: { making: 'waiting' },
  status: 'active',
  context: known,
  tags: ['busy'],
  asked: [{ id: actorId, input: { token: 'a.b.c', code: 'VESTIBULE' } }],
  emitted: [],
};
test('a code is sent normalised, with the token (D31, D42)', () => {
  expect(take(sent)).toEqual(making);
});

test('the link is shown until another is requested', () => {
  expect(take(sent, made)).toEqual({
    ...rest,
    value: { open: 'made' },
    context: { ...known, link },
  });
  expect(take(typed('FIRST'), made, sent)).toEqual(making);
});

test.each([
  ['a refused code', ['REGISTRATION_CODE_INVALID'], 'REGISTRATION_CODE_INVALID', []],
  [
    'the first of two reasons',
    ['REGISTRATION_CODE_NO_BALANCE_LEFT', 'INVITER_INVALID'],
    'REGISTRATION_CODE_NO_BALANCE_LEFT',
    [],
  ],
  ['an unknown reason, which is reported', ['INVITATION_PAUSED'], 'unknown', ['INVITATION_PAUSED']],
  ['a known reason next to it', ['INVITATION_PAUSED', 'INVITER_INVALID'], 'INVITER_INVALID', ['INVITATION_PAUSED']],
] as const)('%s is shown (D8, D10), until the next code', (_, errors, why, reported) => {
  expect(take(sent, refused(...errors))).toEqual({
    ...editing,
    context: { ...known, wrong: { why } },
    emitted: reported.map((value) => ({ type: 'anomaly.reported', what: 'codeErrorType', value })),
  });
  expect(take(sent, refused(...errors), sent)).toEqual(making);
});

test('without the admin role the page does not exist (D31)', () => {
  expect(take(sent, answer({ outcome: 'forbidden' }))).toEqual({
    ...rest,
    value: 'turnedAway',
    status: 'done',
    context: known,
  });
});

describe('no answer is not a refusal (D24)', () => {
  const busy = new ServiceFailure('busy', 'wait', { retryAfter: 17 });
  const unanswered = { ...editing, context: known };
  test.each([
    ['a failure', failed(actorId, new ServiceFailure('network', 'cut')), { kind: 'network' }],
    ['too many requests', failed(actorId, busy), { kind: 'busy', retryAfter: 17 }],
    ['a fault of ours', failed(actorId, new TypeError('oops')), { kind: 'technical' }],
    ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
  ] as const)('%s: shown, and the code can be sent again', (_, step, failure) => {
    expect(take(sent, step)).toEqual({ ...unanswered, context: { ...unanswered.context, failure } });
    expect(take(sent, step, sent)).toEqual(making);
  });
  test('after 8 seconds the page says so, and the request can be cancelled', () => {
    expect(take(sent, after('slowAnswer'))).toEqual({
      ...making,
      value: { making: 'takingLonger' },
      tags: ['busy', 'slow'],
      asked: [],
    });
    expect(take(sent, after('slowAnswer'), { type: 'wait.cancelled' })).toEqual(unanswered);
  });
});
