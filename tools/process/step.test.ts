import { expect, test } from 'vitest';
import { failuresIn } from './step.ts';

const said = (...lines: readonly string[]) => ({ name: 'browser', passed: false, output: `${lines.join('\n')}\n` });

test('a failure is summed up, with the command that repeats it', () => {
  const outcome = said(
    '✓ 1 of 2  form.spec.ts › one  1.0 s',
    '✗ /acquisition/: expected 1, got 2',
    '  form.spec.ts › other  2.0 s',
    '  again: npm run tool -- browser test/browser/form.spec.ts:8',
    '    Expected: 1',
    'browser: 1 passed, 1 failed of 2 tests, 3.0 s',
  );
  expect(failuresIn(outcome)).toEqual([
    '✗ /acquisition/: expected 1, got 2',
    '  again: npm run tool -- browser test/browser/form.spec.ts:8',
  ]);
});

test('a long list is cut, with the number of the rest', () => {
  expect(failuresIn(said('✗ a', '✗ b', '✗ c'), 2)).toEqual(['✗ a', '✗ b', 'and 1 more, above']);
});
