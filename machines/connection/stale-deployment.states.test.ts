/** A missing chunk: one reload that keeps everything typed, or a notice that the server is unreachable. */
import { describe, expect, test } from 'vitest';
import { at, begin, changes, done, failed, keysOf, plain, route, take, type Step } from '../../test/harness/chart.ts';
import { failed as ended } from '../../test/model/call-outcomes.ts';
import { mutations, places } from '../../test/model/waiting.ts';
import { bareSnapshot, pages } from '../../src/engine/visit/pages.ts';
import { ServiceFailure } from '../domain/failure.ts';

const missing: Step = { type: 'part.missing' };
const lost: Step = { type: 'network.lost' };
const back: Step = { type: 'network.returned' };
const answered = done('pingBackend', undefined);
const unanswered = failed('pingBackend', new Error('cut'));
const ASKING = [{ staleDeployment: 'asking' }, [{ id: 'pingBackend', input: undefined }]];
const asking = take(at('deny'), missing).state;

test.each(pages.map(({ id }) => id))('a part of the page %s is missing: the server is checked', (id) => {
  const page = bareSnapshot(id);
  const taken = take(page, missing);
  expect([taken.value, taken.asked, taken.emitted, changes(page, taken)]).toEqual([...ASKING, [], {}]);
});
test('the server answers: the page is reloaded, and all data is kept', () => {
  const taken = take(asking, answered);
  expect([taken.value, taken.emitted, changes(asking, taken)]).toEqual([
    { staleDeployment: 'reloading' },
    [{ type: 'reload.requested' }],
    {},
  ]);
});
test('after an earlier reload: the error page, not another reload', () => {
  const again = take(begin({ reloaded: true }), route('deny'), missing, answered);
  expect([again.value, again.emitted]).toEqual(['error', []]);
});
test.each<[string, readonly Step[]]>([
  ['by a press', [unanswered, { type: 'reload.retried' }]],
  ['once the network is back', [unanswered, lost, back]],
  ['once the network is back during the check, which is dropped', [lost, back]],
])('no answer: tried again %s', (_, steps) => {
  const again = take(asking, ...steps);
  expect([again.value, again.asked, changes(asking, again)]).toEqual([...ASKING, {}]);
  expect(take(again.state, answered).emitted).toEqual([{ type: 'reload.requested' }]);
});

describe('a service with a missing part leads there', () => {
  test.each(mutations)('$name: the key of the press is kept (D21)', (wait) => {
    const { context } = take(wait.from, wait.enter('first'), ended(wait.actor, 'missing'));
    expect(keysOf(at(plain(wait.from.value), context), wait.enter('second'))).toEqual(['first']);
  });
  test.each(places.filter(({ tells, actor }) => tells === null && actor !== 'pingBackend'))(
    'but not from $name',
    (wait) => {
      const { state } = take(wait.from, wait.enter('first'));
      expect(take(state, failed(wait.actor, new ServiceFailure('missing', 'x'))).value).toEqual(wait.back);
    },
  );
});
