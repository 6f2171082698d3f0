/** Automatic forward to the login after 20 seconds (D20): the deadline is kept across a reload and clock changes. */
import { createActor, type StateValue } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { at, begin, link, route, take, valid, type Step } from '../../test/harness/chart.ts';
import { nothingKnown } from '../../src/engine/visit/pages.ts';
import { visitMachine } from '../visit.machine.ts';
import type { VisitEvent, Remembered } from '../context/visit.types.ts';

const NOW = Date.parse('2026-12-05T12:00:00Z');
const SECOND = 1000;
const HOUR = 3_600_000;
const account = { state: 'active', email: 'zoe@example.org' } as const;
const lost = { type: 'network.lost' } as const;
const COUNTING = { countingDown: 'begun' };
const on = (state: StateValue) => ({ registration: { emailActive: state } });
/** The page after a reload, with this memory. */
const reopened = (remembered: Partial<Remembered>) =>
  take(begin({ remembered: { account, ...remembered } }), route('emailActive', undefined, NOW));
const remembered = NOW + 15 * SECOND;
const counting = () => reopened({ forwardAt: remembered }).state;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A visit that opens the page. */
function opened(forwardAt: number | null) {
  const visit = createActor(visitMachine, { input: { ...nothingKnown, remembered: { account, forwardAt } } });
  const left: string[] = [];
  visit.on('navigation.requested', ({ to }) => left.push(to));
  visit.start();
  visit.send({ type: 'xstate.route', to: '#emailActive', at: NOW });
  return { visit, left };
}
/** Seconds until the condition holds, in the next minute; otherwise null. */
function secondsUntil(condition: () => boolean): number | null {
  // Runs timers that are due immediately.
  vi.advanceTimersByTime(1);
  const passed = Array.from({ length: 60 }, (_, second) => second).find((second) => {
    if (second > 0) vi.advanceTimersByTime(SECOND);
    return condition();
  });
  return passed ?? null;
}
/** Seconds until a visit that opens the page requests the login; null if more than a minute. */
function secondsToLogin(forwardAt: number | null, ...meanwhile: readonly VisitEvent[]): number | null {
  const { visit, left } = opened(forwardAt);
  for (const event of meanwhile) visit.send(event);
  const passed = secondsUntil(() => left.length > 0);
  visit.stop();
  expect(left).toEqual(passed === null ? [] : ['login']);
  return passed;
}

describe('the reopened page: the time until the login', () => {
  test.each<[string, number | null, number | null, ...VisitEvent[]]>([
    ['after 5 seconds', remembered, 15],
    ['in the last second', NOW + SECOND, 1],
    ['in time to the millisecond', NOW, null],
    ['past it', NOW - SECOND, null],
    ['the clock was set back by an hour: never longer than the time to read', remembered + HOUR, 20],
    ['the clock was set forward by an hour', remembered - HOUR, null],
    ['stayed before, or gone before', null, null],
    ['offline', remembered, null, lost],
    ['offline, and online again', remembered, 15, lost, { type: 'network.returned' }],
  ])('%s', (_, forwardAt, seconds, ...meanwhile) => {
    expect(secondsToLogin(forwardAt, ...meanwhile)).toBe(seconds);
  });
  test.each([NOW, null])('without forwarding (%j) the page says so, permanently', (forwardAt) => {
    const { value, context, emitted } = reopened({ forwardAt });
    expect([value, context.forwardAt, emitted]).toEqual([on('staying'), null, []]);
  });
});

describe('after a decision there is no forwarding, also after a reload or coming back [A51]', () => {
  test.each<[string, Step, string]>([
    ['stayed', { type: 'login.stayed' }, 'staying'],
    ['gone at once', { type: 'login.chosen' }, 'leaving'],
    ['taken on', { over: 'forwarding' }, 'leaving'],
  ])('%s', (_, event, state) => {
    const decided = take(counting(), event);
    const back = take(at('entrance', decided.context), route('emailActive', undefined, NOW));
    expect([decided.value, decided.context.forwardAt, back.value]).toEqual([on(state), null, on('staying')]);
  });
  test('back to the form, and forward again: only the remaining time', () => {
    const form = take(at(on(COUNTING), { ...counting().context, invitation: link, codeCheck: valid }), {
      type: 'form.returned',
    });
    const forward = take(form.state, route('emailActive', undefined, NOW + 14 * SECOND));
    const late = take(form.state, route('emailActive', undefined, remembered));
    expect([forward.value, forward.context.forwardAt, late.value]).toEqual([on(COUNTING), remembered, on('staying')]);
  });
});

test('offline at the end of the time: the visitor stays, also once online', () => {
  const ended = take(counting(), lost, { over: 'forwarding' });
  const later = take(ended.state, { type: 'network.returned' });
  expect([ended, later].map(({ value, emitted, context }) => [value, emitted, context.forwardAt])).toEqual([
    [on('staying'), [], null],
    [on('staying'), [], null],
  ]);
});

describe('a screen reader announces the time, and once more the last ten seconds (WCAG 2.2.1) [A50]', () => {
  test.each([
    [20, 10],
    [15, 5],
    [10, 0],
    [3, 0],
  ])('%d seconds are left: %d seconds later', (left, later) => {
    const { visit } = opened(NOW + left * SECOND);
    expect(secondsUntil(() => visit.getSnapshot().hasTag('lastSeconds'))).toBe(later);
    visit.stop();
  });
  test('likewise before the shop', () => {
    const { value, state } = take(at({ activation: { activated: 'justNow' } }), { over: 'readingTimeSoon' });
    expect([value, state.hasTag('lastSeconds')]).toEqual([{ activation: { activated: { justNow: 'ending' } } }, true]);
  });
});
