/**
 * Every wait for a response ends in a state from which the visitor can continue (D21, D24): one table over the whole
 * chart.
 */
import { describe, expect, test } from 'vitest';
import { accepted, after, at, cut, failed, keysOf, plain, route, take, type Step } from '../test/harness/chart.ts';
import { started } from '../test/harness/registration.ts';
import { places, waitingIn, waitsOfChart, type Place } from '../test/model/waiting.ts';
import { ServiceFailure } from './domain/failure.ts';
import { problemOf } from './context/requests.ts';
import { visitMachine } from './visit.machine.ts';

function rowOf(wait: Place) {
  const place = wait.back ?? plain(wait.from.value);
  return { ...wait, place, value: waitingIn(wait, place) };
}
const rows = places.map(rowOf);

test('the table lists every wait of the chart', () => {
  const listed = new Set(rows.map(({ id, actor }) => `${id}: ${actor}`));
  expect([...listed].toSorted()).toEqual(waitsOfChart.map(({ id, actor }) => `${id}: ${actor}`).toSorted());
});

test('a message after 8 seconds, the end after 30 (D24); a link is valid for a day (D25); 20 seconds to read (D20)', () => {
  expect(visitMachine.implementations.delays).toEqual({
    slowAnswer: 8_000,
    answerLimit: 30_000,
    readingTime: 20_000,
    readingTimeSoon: 10_000,
    forwarding: expect.any(Function),
    forwardingSoon: expect.any(Function),
    linkLife: 86_400_000,
  });
});

describe.each(rows)('$name', ({ actor, from, place, enter, value, held, tells, ...row }) => {
  const end = row.failed ?? place;
  const waiting = take(from, enter('first'));
  const problemAfter = (...steps: Step[]) => {
    const taken = take(waiting.state, ...steps);
    return { value: taken.value, problem: problemOf(taken.context)?.kind ?? null };
  };

  test('ends without an answer [A53]', () => {
    const error = failed(actor, new ServiceFailure(tells ?? 'network', 'x'));
    expect(problemAfter(error)).toEqual({ value: end, problem: tells });
  });
  test('the back end’s wait time is passed on', () => {
    const { context } = take(waiting.state, failed(actor, new ServiceFailure('busy', 'x', { retryAfter: 9 })));
    const problems = { network: { kind: 'busy', retryAfter: 9 }, technical: { kind: 'technical' } };
    expect(problemOf(context)).toEqual(tells && problems[tells]);
  });
  test('while it holds the page, neither logging out nor an address leads away (D21)', () => {
    if (!held) return;
    const due = { ...waiting.state.context, signedIn: true, flow: 'leanStep2' as const, registration: started };
    const state = at(waiting.state.value, due);
    const steps: Step[] = [
      { type: 'logout.chosen' },
      { type: 'visit.refused', page: 'registrationForm' },
      route('landing'),
    ];
    expect(steps.map((step) => take(state, step).value)).toEqual(steps.map(() => value));
  });
});

const pressed = rows.filter(({ held, tells }) => held && tells !== null);
describe('an unanswered press is repeated with its key (D21)', () => {
  test.each(pressed)('$name', ({ actor, from, enter }) => {
    const ends: Step[] = [{ type: 'wait.cancelled' }, after('answerLimit'), cut(actor)];
    const keys = ends.map((end) => keysOf(from, enter('first'), end, enter('second')));
    expect(keys).toEqual(ends.map(() => ['first', 'first']));
  });
});

describe('a key that the back end knows for another request is replaced; the sent data is kept', () => {
  const reused = new ServiceFailure('technical', 'x', { keyConsumed: true });
  test.each(pressed)('$name', ({ actor, from: { value, context }, enter }) => {
    const before = at(value, { ...context, answer: accepted('ACTIVE') });
    const refused = take(before, enter('first'), failed(actor, reused));
    const again = take(refused.state, enter('second'));
    expect([problemOf(refused.context), problemOf(again.context), again.asked]).toEqual([
      { kind: 'technical', keyConsumed: true },
      null,
      take(before, enter('second')).asked,
    ]);
  });
});

describe('after 8 seconds the page says that it takes longer (D24) [A53]', () => {
  test.each(rows.filter(({ slow }) => slow !== null))('$name', ({ from, place, enter, held, cancellable, ...row }) => {
    const slow = take(from, enter('first'), after('slowAnswer')).state;
    const stopped = take(slow, { type: 'wait.cancelled' }).value;
    expect([slow.hasTag('slow'), slow.hasTag('busy')]).toEqual([true, held]);
    expect(cancellable ? stopped : slow.hasTag('lookingUp')).toEqual(cancellable ? place : true);
    expect(plain(slow.value)).not.toEqual(row.value);
  });
});
