/** Matches calls of a page with the answers of a test. */
import { afterEach, expect, test, vi } from 'vitest';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { Operation } from '../../browser/page-calls.ts';
import type { EnginePage, InterceptedCall } from '../../engines/engine-page.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import type { CourseStep } from './course.ts';
import { HeldCalls } from './service-calls.ts';

/** Marker after the page has handled the answer. */
const TAKEN_IN = 'taken in';
/** A page that only receives calls. Returns a function that sends one; records the decisions on each. */
async function pageOfCalls() {
  let take: (call: InterceptedCall) => void = () => undefined;
  const decided: unknown[] = [];
  const page = {
    evaluate: () => Promise.resolve(void decided.push(TAKEN_IN)),
    intercept: (taken: typeof take) => Promise.resolve(void (take = taken)),
    serve: () => Promise.resolve(),
  } as Partial<EnginePage> as EnginePage;
  const send = (name: string, isHeard: boolean, operation: Operation = 'countryDetails') =>
    take({
      operation,
      isOver: () => false,
      answer: (body) => Promise.resolve(void decided.push([name, body])).then(() => isHeard),
      breakOff: () => Promise.resolve(void decided.push([name, 'broken off'])).then(() => isHeard),
    });
  return { calls: await HeldCalls.on(page), send, decided };
}
afterEach(() => {
  vi.useRealTimers();
});
/** The parts of a step that determine which actors it ends. */
const stepOf = (event: PathEvent, before: object, after: object) =>
  ({ event, before: { children: before }, after: { children: after } }) as Pick<
    CourseStep,
    'event' | 'before' | 'after'
  >;
const body = { data: { countryDetails: { country: 'FR' } } };

test('a response to an abandoned call goes to the next call', async () => {
  const { calls, send, decided } = await pageOfCalls();
  send('given up', false);
  const found = calls.findCountry('FR');
  await expect.poll(() => decided).toEqual([['given up', body]]);
  send('the next', true);
  await found;
  expect(decided).toEqual([['given up', body], ['the next', body], TAKEN_IN]);
});
test('the last of several waiting calls gets the response', async () => {
  const { calls, send, decided } = await pageOfCalls();
  for (const name of ['first', 'second']) send(name, true);
  await calls.findCountry('FR');
  expect(decided).toEqual([['second', body], TAKEN_IN]);
});
test.each([
  ['is waited for, and gets no answer to the one that asks the same next', true],
  ['that ended before it asked is not missed', false],
])('the call of an actor that a step ends %s', async (_, asks) => {
  const { calls, send, decided } = await pageOfCalls();
  const forgotten = calls.forgetEndedBy(stepOf({ type: 'wait.cancelled' }, { linkInvitation: {} }, {}));
  if (asks) send('of the link', true, 'registrationCodeDetails');
  await forgotten;
  decided.length = 0;
  const failed = calls.fail({
    type: 'xstate.error.actor.typedInvitation',
    actorId: 'typedInvitation',
    error: new ServiceFailure('network', 'refused'),
  });
  send('of what was typed', true, 'registrationCodeDetails');
  await failed;
  expect(decided).toEqual([['of what was typed', 'broken off'], TAKEN_IN]);
});
test('the call of a running actor stays', async () => {
  const { calls, send, decided } = await pageOfCalls();
  send('of the viewer', true, 'viewer');
  const askViewer = {};
  const answer = { type: 'xstate.done.actor.askViewer', actorId: 'askViewer', output: { admin: false } } as const;
  await calls.forgetEndedBy(stepOf({ type: 'network.lost' }, { askViewer }, { askViewer }));
  await calls.forgetEndedBy(stepOf(answer, { askViewer }, {}));
  await calls.answer(answer);
  expect(decided).toEqual([['of the viewer', { data: { viewer: { roles: [] } } }], TAKEN_IN]);
});
test('a missing call is awaited for a minute and then reported with the calls received', async () => {
  vi.useFakeTimers();
  const { calls, send, decided } = await pageOfCalls();
  send('of another', true, 'registrationCodeDetails');
  const found = calls.findCountry('FR').catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await found).toBe('Error: no call of countryDetails; held: registrationCodeDetails');
  expect(decided).toEqual([]);
});
