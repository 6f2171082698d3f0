/** Runtime defaults: no wait exceeds its limit, and problems are reported (spec, section 7.1). */
import { expect, test } from 'vitest';
import { after, done, failed, takerOf, type Step } from '../../test/harness/chart-steps.ts';
import { builtIn } from '../domain/configuration.ts';
import { configurationMachine, type Defaults } from './configuration.machine.ts';

const configuration = { ...builtIn, environment: 'production' };
const come = (more: Partial<Defaults> = {}) =>
  done('askForDefaults', { configuration, refused: [], waited: 800, ...more });
const report = (value: string, error?: unknown) => ({ type: 'anomaly.reported', value, error });
const late = after('patience');
const [awaited, waited] = [{ asking: 'awaited' }, { asking: 'late' }];

test.each<[string, readonly Step[], object | 'settled', object, object[]]>([
  ['they are awaited', [], awaited, builtIn, []],
  ['nothing waits any more', [late], waited, builtIn, []],
  ['they come', [come()], 'settled', configuration, []],
  ['they come late', [late, come({ waited: 801.4 })], 'settled', configuration, [report('late, after 801 ms')]],
  ['some can’t be used', [come({ refused: ['a', 'b'] })], 'settled', configuration, [report("can't be used: a, b")]],
  ['they fail', [failed('askForDefaults', 'cut')], 'settled', builtIn, [report('not available', 'cut')]],
  [
    'they never come',
    [late, after('defaultsLimit')],
    'settled',
    builtIn,
    [report('not available', 'Timeout exceeded')],
  ],
])('%s', (_, steps, value, known, emitted) => {
  expect(takerOf(configurationMachine)(...steps)).toEqual({
    value,
    status: value === 'settled' ? 'done' : 'active',
    tags: value === awaited ? [] : ['ready'],
    context: { configuration: known },
    emitted,
    asked: steps.length > 0 ? [] : [{ id: 'askForDefaults', input: undefined }],
  });
});
test('calls wait at most 0.8 s; the request ends after 10 s', () => {
  expect(configurationMachine.implementations.delays).toEqual({ patience: 800, defaultsLimit: 10_000 });
});
