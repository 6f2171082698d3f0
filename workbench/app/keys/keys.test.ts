import { expect, test } from 'vitest';
import { readView } from '../view.ts';
import { deedOf, outOf } from './keys.ts';

const none = { number: null, count: 0 };
const bare = readView('#/plan');

test('letters lead to the three distances, and close an answer', () => {
  const looked = readView('#/plan?question=anything');
  expect(['p', 'r', 'f'].map((key) => deedOf(key, looked, none))).toEqual(
    ['plan', 'rooms', 'funnel'].map((distance) => ({ kind: 'show', changes: { distance, question: null } })),
  );
});
test('Escape goes out, one distance at a time', () => {
  const out = [
    '#/rooms?topic=registering&state=visit:landing&question=x',
    '#/rooms?topic=registering&state=visit:landing',
    '#/plan?topic=registering&state=visit:landing',
    '#/plan?topic=registering',
    '#/plan',
  ].map((hash) => outOf(readView(hash)));
  expect(out).toEqual([
    { kind: 'show', changes: { question: null } },
    { kind: 'show', changes: { distance: 'plan' } },
    { kind: 'show', changes: { state: null, situation: null } },
    { kind: 'show', changes: { topic: null } },
    { kind: 'nothing' },
  ]);
});
test('brackets step, within the visit that is open', () => {
  const at = (number: number | null) =>
    ['[', ']'].map((key) => deedOf(key, bare, { number, count: number === null ? 0 : 3 }));
  const to = (step: number) => ({ kind: 'step', number: step });
  const nothing = { kind: 'nothing' };
  expect([at(null), at(1), at(2), at(3)]).toEqual([
    [nothing, nothing],
    [nothing, to(2)],
    [to(1), to(3)],
    [to(2), nothing],
  ]);
});
test('other keys do nothing', () => {
  expect(['a', 'P', 'Enter', 'toString'].map((key) => deedOf(key, bare, none))).toEqual(
    ['a', 'P', 'Enter', 'toString'].map(() => ({ kind: 'nothing' })),
  );
});
