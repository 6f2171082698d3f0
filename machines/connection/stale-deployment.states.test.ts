/** A missing chunk: one reload that keeps everything typed, or a notice that the server is unreachable. */
import { describe, expect, test } from 'vitest';
import {
  at,
  begin,
  changes,
  done,
  failed,
  plain,
  requestsWith,
  route,
  take,
  type Step,
} from '../../test/harness/chart.ts';
import { standing } from '../../test/harness/sendable.ts';
import { failed as ended } from '../../test/model/call-outcomes.ts';
import { mutations, places } from '../../test/model/waiting.ts';
import { bareSnapshot, pages } from '../../src/engine/visit/pages.ts';
import { ServiceFailure } from '../domain/failure.ts';

const missing: Step = { type: 'part.missing' };
const back: Step = { type: 'network.returned' };
const there = done('pingBackend', undefined);
const gone = failed('pingBackend', new Error('cut'));
const ASKED = [{ id: 'pingBackend', input: undefined }];
const asking = take(at('deny'), missing).state;

describe('a part of the page is missing', () => {
  test.each(pages.map(({ id }) => id))('on the page %s the server is checked', (id) => {
    const page = bareSnapshot(id);
    const taken = take(page, missing);
    expect([taken.value, taken.asked, taken.emitted, changes(page, taken)]).toEqual([
      { staleDeployment: 'asking' },
      ASKED,
      [],
      {},
    ]);
  });
  test('earlier errors are cleared', () => {
    const wrong = at({ lobby: 'asking' }, { requests: requestsWith({ join: { problem: { kind: 'timeout' } } }) });
    expect(changes(wrong, take(wrong, missing))).toEqual({ requests: requestsWith({}) });
  });
});

describe('the server answers', () => {
  test('the page is reloaded, and all data is kept', () => {
    const taken = take(asking, there);
    expect([taken.value, taken.emitted, changes(asking, taken)]).toEqual([
      { staleDeployment: 'reloading' },
      [{ type: 'reload.requested' }],
      {},
    ]);
  });
  test('after an earlier reload: the error page, not another reload', () => {
    const again = take(begin({ reloaded: true }), route('deny'), missing, there);
    expect([again.value, again.emitted]).toEqual(['error', []]);
  });
});

describe('no answer', () => {
  const unreachable = take(asking, gone);

  test.each<[string, Step, object]>([
    ['by a press', { type: 'reload.retried' }, {}],
    ['once the network is back', back, { online: true }],
  ])('tried again: %s', (_, event, changed) => {
    const offline = take(unreachable.state, { type: 'network.lost' }).state;
    const again = take(offline, event);
    expect([again.value, again.asked, changes(offline, again)]).toEqual([
      { staleDeployment: 'asking' },
      ASKED,
      changed,
    ]);
    expect(take(again.state, there).emitted).toEqual([{ type: 'reload.requested' }]);
  });
  test('online during the check: the earlier check is dropped and repeated', () => {
    const taken = take(asking, { type: 'network.lost' }, back);
    expect([taken.value, taken.asked, changes(asking, taken)]).toEqual([{ staleDeployment: 'asking' }, ASKED, {}]);
  });
});

describe('a service with a missing part leads there', () => {
  test.each(mutations)('$name: the key of the press is kept (D21)', (wait) => {
    const { context } = take(wait.from, wait.enter('first'), ended(wait.actor, 'missing'));
    const again = take(at(plain(wait.from.value), context), wait.enter('second'));
    expect(again.asked.map(({ input }) => (input as { key: string }).key)).toEqual(['first']);
  });
  test('pressed next to another form: no question at either', () => {
    const list = places.find(({ actor }) => actor === 'requestPlace');
    if (!list) throw new Error('no such wait');
    const lost = take(list.from, { type: 'network.lost' });
    expect(Object.values(standing(lost.state.value))).toEqual(['offline', 'offline']);
    const { state } = take(lost.state, list.enter('first'), ended(list.actor, 'missing'));
    expect([standing(state.value), state.hasTag('offline')]).toEqual([{}, false]);
  });
  test.each(places.filter(({ tells, actor }) => tells === null && actor !== 'pingBackend'))(
    'but not from $name',
    (wait) => {
      const { state } = take(wait.from, wait.enter('first'));
      expect(take(state, failed(wait.actor, new ServiceFailure('missing', 'x'))).value).toEqual(wait.back);
    },
  );
});
