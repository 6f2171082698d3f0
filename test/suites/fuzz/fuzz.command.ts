/**
 * `npm run tool -- fuzz`: feeds hostile, odd and foreign input to each entry of the product, and checks properties that
 * must always hold.
 *
 * --seed 7      draws other inputs (default: 1)
 * --only query  only entries whose name or property contains this
 * --path 17:2:1 repeats one input, with --only and --seed, as printed by a failure
 */
import { parseArgs } from 'node:util';
import { runHere } from '../../../tools/process/child.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, seed: { type: 'string', default: '1' }, path: { type: 'string' } },
});
const only = values.only === undefined ? [] : ['-t', values.only];
const env = { ...process.env, FUZZ_SEED: values.seed, FUZZ_PATH: values.path ?? '' };
process.exitCode = await runHere('vitest', ['run', '--project', 'fuzz', ...only], env);
