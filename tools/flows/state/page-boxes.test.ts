import { expect, test } from 'vitest';
import { allStates, pageStates, stateAt, withDescendants, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import { boxOf, pageOrChartOf, rowsOfBox, boxesIn } from './page-boxes.ts';

const at = (path: string) => stateAt({ chart: 'visit', path });
const paths = (states: readonly State[]) => states.map(({ path }) => path);

test('a state belongs to its page, or to its chart', () => {
  expect([
    pageOrChartOf(at('landing.uninvited.code.ready'))?.path,
    pageOrChartOf(at('boot')),
    pageOrChartOf(at('registration')),
    pageOrChartOf(stateAt({ chart: 'consent', path: 'decision' }))?.path,
  ]).toEqual(['landing', null, null, '']);
});

test('repeated states are one line in the box of their parent', () => {
  expect(paths(boxesIn(at('landing.uninvited.code.ready')).repeated)).toEqual([
    'landing.uninvited.code.ready.connected',
    'landing.uninvited.code.ready.offline',
    'landing.uninvited.code.ready.returned',
  ]);
  expect(paths(boxesIn(at('landing.uninvited')).boxes)).toEqual([
    'landing.uninvited.code',
    'landing.uninvited.waitingList',
  ]);
  expect(boxOf(at('landing.uninvited.code.ready.offline')).path).toBe('landing.uninvited.code.ready');
  expect(boxOf(at('landing.welcomed')).path).toBe('landing.welcomed');
});

test('each state of a page is drawn once: as a box, or in the line of a box', () => {
  const drawn = (state: State): readonly State[] => {
    const { boxes, repeated } = boxesIn(state);
    return [state, ...repeated, ...boxes.flatMap(drawn)];
  };
  for (const page of pageStates) expect(drawn(page).map(wordOf)).toEqual(withDescendants(page).map(wordOf));
});

test('a box lists its targets, without internal transitions', () => {
  const ways = rowsOfBox(at('lobby.closed.sending')).map(({ text, to }) => [text, paths(to)]);
  expect(ways).toEqual([
    ['The visitor cancels', ['lobby.closed.editing']],
    ['The back end answers: the address is accepted', ['lobby.renewed']],
    ['… otherwise', ['lobby.closed.editing']],
    ['No answer is possible', ['lobby.closed.editing']],
    ['No answer within 30 s', ['lobby.closed.editing']],
  ]);
  const staying = allStates.flatMap(rowsOfBox).filter(({ to }) => to.length === 0);
  expect(staying).toEqual([]);
});
