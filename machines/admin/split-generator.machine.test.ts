/** The split generator as pure transitions: the list, one experiment, or why the list is missing (D24, D32). */
import { expect, test } from 'vitest';
import { after, done, failed, takerOf } from '../../test/harness/chart-steps.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { Experiment, SplitGeneratorEvent } from '../context/generators.types.ts';
import { splitGeneratorMachine, type SplitGeneratorContext } from './split-generator.machine.ts';

type Step = SplitGeneratorEvent | ReturnType<typeof after | typeof done | typeof failed>;

const actorId = 'listExperiments';
const nothing: SplitGeneratorContext = { experiments: [], picked: null, failure: null };
const experiment = (key: string): Experiment => ({ key, name: key, coverage: 1, onForm: false, variations: [] });
const experiments = [experiment('voucher'), experiment('layout')];

const listing = (found: readonly Experiment[]) => done(actorId, found);
const take = (...steps: readonly Step[]) => takerOf(splitGeneratorMachine)(...steps);
const rest = { status: 'active', context: nothing, asked: [], emitted: [] };
const loading = {
  ...rest,
  value: { loading: 'waiting' },
  tags: ['busy'],
  asked: [{ id: actorId, input: undefined }],
};
const listed = { ...rest, value: 'listed', context: { ...nothing, experiments }, tags: ['listed'] };
const unavailable = { ...rest, value: 'unavailable', tags: ['unavailable'] };
const pick = (key: string): Step => ({ type: 'experiment.picked', key });

test('requests the list', () => {
  expect(take()).toEqual(loading);
});
test('one is selected, then another; an unknown one is not', () => {
  expect(take(listing(experiments))).toEqual(listed);
  const picked = (key: string) => ({ ...listed, context: { ...listed.context, picked: key } });
  expect(take(listing(experiments), pick('layout'))).toEqual(picked('layout'));
  expect(take(listing(experiments), pick('layout'), pick('voucher'))).toEqual(picked('voucher'));
  expect(take(listing(experiments), pick('layout'), pick('gone'))).toEqual(picked('layout'));
  expect(take(listing(experiments), pick(''))).toEqual(listed);
});
test('no experiment: requested again', () => {
  expect(take(listing([]))).toEqual({ ...rest, value: 'none', tags: ['none'] });
  expect(take(listing([]), { type: 'list.retried' })).toEqual(loading);
});

test.each([
  ['a failure', failed(actorId, new ServiceFailure('network', 'cut')), { kind: 'network' }],
  ['a fault of ours', failed(actorId, new TypeError('oops')), { kind: 'technical' }],
  ['30 seconds', after('answerLimit'), { kind: 'timeout' }],
] as const)('no answer, %s: shown, and requested again (D24)', (_, step, failure) => {
  expect(take(step)).toEqual({ ...unavailable, context: { ...nothing, failure } });
  expect(take(step, { type: 'list.retried' })).toEqual(loading);
});
test('after 8 seconds the page says so, and the request can be cancelled (D24)', () => {
  const slow: Step = after('slowAnswer');
  expect(take(slow)).toEqual({ ...loading, value: { loading: 'takingLonger' }, tags: ['busy', 'slow'], asked: [] });
  expect(take(slow, { type: 'wait.cancelled' })).toEqual(unavailable);
  expect(take(slow, after('answerLimit')).context.failure).toEqual({ kind: 'timeout' });
});
