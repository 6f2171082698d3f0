/** The split generator as pure transitions: what there is, one of it, or why there is nothing (D24, D32). */
import { getNextTransitions, initialTransition, transition, type SnapshotFrom } from 'xstate';
import { expect, test } from 'vitest';
import { ServiceFailure } from '../domain/failure.ts';
import type { Experiment, SplitGeneratorEvent } from './generators.types.ts';
import { splitGeneratorMachine, type SplitGeneratorContext } from './split-generator.machine.ts';

type Snapshot = SnapshotFrom<typeof splitGeneratorMachine>;
type Step = SplitGeneratorEvent | { over: string } | { listed: readonly Experiment[] } | { failed: unknown };

const actorId = 'listExperiments';
const nothing: SplitGeneratorContext = { experiments: [], picked: null, failure: null };
const experiment = (key: string): Experiment => ({ key, name: key, coverage: 1, onForm: false, variations: [] });
const experiments = [experiment('voucher'), experiment('layout')];

const eventOf = (step: Step, state: Snapshot): object => {
  if ('listed' in step) return { type: `xstate.done.actor.${actorId}`, output: step.listed, actorId };
  if ('failed' in step) return { type: `xstate.error.actor.${actorId}`, error: step.failed, actorId };
  if (!('over' in step)) return step;
  const wait = getNextTransitions(state).find(({ eventType }) => eventType.startsWith(`xstate.after.${step.over}.`));
  if (!wait) throw new Error(`${JSON.stringify(state.value)} does not wait for ${step.over}`);
  return { type: wait.eventType };
};

/** Takes steps from the start: where they lead, and what the last one asks. */
function take(...steps: readonly Step[]) {
  let [state, actions] = initialTransition(splitGeneratorMachine);
  for (const step of steps) {
    const event = eventOf(step, state) as Parameters<typeof transition<typeof splitGeneratorMachine>>[2];
    [state, actions] = transition(splitGeneratorMachine, state, event);
  }
  const asked = actions.filter(({ type }) => type === 'xstate.spawnChild').map(({ params }) => params as object);
  return {
    value: state.value,
    context: state.context,
    tags: [...state.tags].toSorted(),
    asked: asked.map((params) => Reflect.get(params, 'id') as unknown),
  };
}
const loading = { value: { loading: 'waiting' }, context: nothing, tags: ['busy'], asked: [actorId] };
const listed = { value: 'listed', context: { ...nothing, experiments }, tags: ['listed'], asked: [] };
const unavailable = { value: 'unavailable', context: nothing, tags: ['unavailable'], asked: [] };
const pick = (key: string): Step => ({ type: 'experiment.picked', key });

test('it asks what there is', () => {
  expect(take()).toEqual(loading);
});
test('one is picked, then another; one that is not there is not', () => {
  expect(take({ listed: experiments })).toEqual(listed);
  const picked = (key: string) => ({ ...listed, context: { ...listed.context, picked: key } });
  expect(take({ listed: experiments }, pick('layout'))).toEqual(picked('layout'));
  expect(take({ listed: experiments }, pick('layout'), pick('voucher'))).toEqual(picked('voucher'));
  expect(take({ listed: experiments }, pick('layout'), pick('gone'))).toEqual(picked('layout'));
  expect(take({ listed: experiments }, pick(''))).toEqual(listed);
});
test('there is none: asked again', () => {
  expect(take({ listed: [] })).toEqual({ value: 'none', context: nothing, tags: ['none'], asked: [] });
  expect(take({ listed: [] }, { type: 'list.retried' })).toEqual(loading);
});

test.each([
  ['a failure', { failed: new ServiceFailure('network', 'cut') }, { kind: 'network' }],
  ['a fault of ours', { failed: new TypeError('oops') }, { kind: 'technical' }],
  ['30 seconds', { over: 'answerLimit' }, { kind: 'timeout' }],
] as const)('no answer, %s: told, and asked again (D24)', (_, step, failure) => {
  expect(take(step)).toEqual({ ...unavailable, context: { ...nothing, failure } });
  expect(take(step, { type: 'list.retried' })).toEqual(loading);
});
test('8 seconds: told, and it can be cancelled (D24)', () => {
  const slow: Step = { over: 'slowAnswer' };
  expect(take(slow)).toEqual({ ...loading, value: { loading: 'takingLonger' }, tags: ['busy', 'slow'], asked: [] });
  expect(take(slow, { type: 'wait.cancelled' })).toEqual(unavailable);
  expect(take(slow, { over: 'answerLimit' }).context.failure).toEqual({ kind: 'timeout' });
});
