/** The link generator as pure transitions: a code becomes a link, or is told to be wrong; every wait ends (D10, D24, D31). */
import { getNextTransitions, initialTransition, transition, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '../domain/failure.ts';
import type { LinkAnswer, LinkGeneratorEvent } from './generators.types.ts';
import { linkGeneratorMachine, type LinkGeneratorContext } from './link-generator.machine.ts';

type Snapshot = SnapshotFrom<typeof linkGeneratorMachine>;
type Step = LinkGeneratorEvent | { over: string } | { answered: LinkAnswer } | { failed: unknown };

const actorId = 'createRegistrationLink';
const nothing: LinkGeneratorContext = { token: 'a.b.c', typed: '', code: '', link: null, wrong: null, failure: null };
const link = { url: 'https://vestibule.example/acquisition/?acqParams=abc', validUntil: '2026-12-05T17:30:00Z' };

const eventOf = (step: Step, state: Snapshot): object => {
  if ('answered' in step) return { type: `xstate.done.actor.${actorId}`, output: step.answered, actorId };
  if ('failed' in step) return { type: `xstate.error.actor.${actorId}`, error: step.failed, actorId };
  if (!('over' in step)) return step;
  const wait = getNextTransitions(state).find(({ eventType }) => eventType.startsWith(`xstate.after.${step.over}.`));
  if (!wait) throw new Error(`${JSON.stringify(state.value)} does not wait for ${step.over}`);
  return { type: wait.eventType };
};

/** Takes steps from the start: where they lead, and what the last one asks and says. */
function take(...steps: readonly (Step | readonly Step[])[]) {
  let [state, actions] = initialTransition(linkGeneratorMachine, { token: 'a.b.c' });
  for (const step of steps.flat()) {
    const event = eventOf(step, state) as Parameters<typeof transition<typeof linkGeneratorMachine>>[2];
    [state, actions] = transition(linkGeneratorMachine, state, event);
  }
  const paramsOf = (type: string) =>
    actions.filter((action) => action.type === type).map(({ params }) => params as Record<string, unknown>);
  return {
    value: state.value,
    status: state.status,
    context: state.context,
    tags: [...state.tags].toSorted(),
    asked: paramsOf('xstate.spawnChild').map(({ id, input }) => ({ id, input })),
    said: paramsOf('xstate.emit').map(({ event }) => event),
  };
}
const typed = (code: string): readonly Step[] => [{ type: 'code.typed', code }, { type: 'code.submitted' }];
const sent = typed('vesti-bule');
const made: Step = { answered: { outcome: 'made', link } };
const refused = (...errors: string[]): Step => ({ answered: { outcome: 'refused', errors } });
const known = { ...nothing, typed: 'vesti-bule', code: 'VESTIBULE' };
const rest = { status: 'active', tags: [], asked: [], said: [] };
const editing = { ...rest, value: { open: 'editing' } };

test('it begins with nothing', () => {
  expect(take()).toEqual({ ...editing, context: nothing });
});

test.each(['', '  ', ' – '])('no code (%j) is asked for, and the back end is not (D10)', (code) => {
  expect(take(typed(code))).toEqual({ ...editing, context: { ...nothing, typed: code, wrong: { why: 'missing' } } });
});

const making = {
  value: { making: 'waiting' },
  status: 'active',
  context: known,
  tags: ['busy'],
  asked: [{ id: actorId, input: { token: 'a.b.c', code: 'VESTIBULE' } }],
  said: [],
};
test('a code is sent as it is compared, with the token (D31, D42)', () => {
  expect(take(sent)).toEqual(making);
});

test('the link is there, until another is asked for', () => {
  expect(take(sent, made)).toEqual({
    ...rest,
    value: { open: 'made' },
    context: { ...known, link },
  });
  expect(take(typed('FIRST'), made, sent)).toEqual(making);
});

describe('a code that is refused is told in its words (D8, D10)', () => {
  test.each([
    [['REGISTRATION_CODE_INVALID'], 'REGISTRATION_CODE_INVALID'],
    [['REGISTRATION_CODE_NO_BALANCE_LEFT', 'INVITER_INVALID'], 'REGISTRATION_CODE_NO_BALANCE_LEFT'],
    [['REFERER_INVALID'], 'REFERER_INVALID'],
  ] as const)('%j: %s', (errors, why) => {
    expect(take(sent, refused(...errors))).toEqual({
      ...editing,
      context: { ...known, wrong: { why } },
    });
  });
  test.each([
    [['INVITATION_PAUSED'], 'unknown'],
    [['INVITATION_PAUSED', 'INVITER_INVALID'], 'INVITER_INVALID'],
  ] as const)('a type that is not known yet is reported, and told where no other is: %j', (errors, why) => {
    expect(take(sent, refused(...errors))).toEqual({
      ...editing,
      context: { ...known, wrong: { why } },
      said: [{ type: 'anomaly.reported', what: 'codeErrorType', value: 'INVITATION_PAUSED' }],
    });
  });
  test('the next code forgets it', () => {
    expect(take(typed('WRONG'), refused('INVITER_INVALID'), sent)).toEqual(making);
  });
});

test('who is no admin any more is turned away (D31)', () => {
  expect(take(sent, { answered: { outcome: 'forbidden' } })).toEqual({
    ...rest,
    value: 'turnedAway',
    status: 'done',
    context: known,
  });
});

describe('no answer is no refusal (D24)', () => {
  const unanswered = { ...editing, context: known };
  test.each([
    ['a failure', { failed: new ServiceFailure('network', 'cut') }, { kind: 'network' }],
    [
      'too many requests',
      { failed: new ServiceFailure('busy', 'wait', { retryAfter: 17 }) },
      { kind: 'busy', retryAfter: 17 },
    ],
    ['a fault of ours', { failed: new TypeError('oops') }, { kind: 'technical' }],
    ['30 seconds', { over: 'answerLimit' }, { kind: 'timeout' }],
  ] as const)('%s: told, and the code may be sent again', (_, step, failure) => {
    expect(take(sent, step)).toEqual({ ...unanswered, context: { ...unanswered.context, failure } });
    expect(take(sent, step, sent)).toEqual(making);
  });
  test('8 seconds: told, and it can be cancelled', () => {
    expect(take(sent, { over: 'slowAnswer' })).toEqual({
      ...making,
      value: { making: 'takingLonger' },
      tags: ['busy', 'slow'],
      asked: [],
    });
    expect(take(sent, { over: 'slowAnswer' }, { type: 'wait.cancelled' })).toEqual(unanswered);
  });
});
