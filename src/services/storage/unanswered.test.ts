/** Unanswered requests are resent unchanged after a reload, with the same key (D21); answered ones are dropped. */
import { beforeEach, describe, expect, test } from 'vitest';
import { done, failed, refusal, requestsWith, take, type Step } from '../../../test/harness/chart.ts';
import { failed as ended, hoped } from '../../../test/model/call-outcomes.ts';
import { values } from '../../../test/model/visitor.ts';
import { beforeWait, mutations, type Place } from '../../../test/model/waiting.ts';
import { storages } from '../../../test/harness/storage.ts';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { REQUESTS } from '../../../machines/context/requests.ts';
import type { VisitContext } from '../../../machines/context/visit.types.ts';
import { nothingKnown } from '../../engine/visit/pages.ts';
import { createMemory, readMemory } from './visit-memory.ts';

beforeEach(storages);

/** The page of a wait, after a reload of the browser. */
function reloaded(wait: Place, knew: VisitContext) {
  createMemory()(knew);
  // The signed-in state comes from a cookie.
  return beforeWait(wait, { ...nothingKnown, ...readMemory(), signedIn: knew.signedIn });
}
/** Names of the stored requests. */
const stored = () => {
  const { requests = requestsWith({}) } = readMemory().remembered;
  return REQUESTS.filter((name) => requests[name].sent !== null);
};

describe.each(mutations)('$name', (wait) => {
  const { from, enter } = wait;
  const sent = take(from, enter('first'));
  const asked = sent.asked.at(-1);
  test.each<[string, Step]>([
    ['no connection', ended(wait.actor, 'network')],
    ['a part of the page is missing', ended(wait.actor, 'missing')],
    ['cancelled', { type: 'wait.cancelled' }],
  ])('%s, then a reload: a retry has the same key', (_, end) => {
    const again = take(reloaded(wait, take(sent.state, end).context), enter('second'));
    expect(again.asked).toEqual([asked]);
  });
  test('its key is in use for another request: drops it', () => {
    const reused = failed(wait.actor, new ServiceFailure('technical', 'x', { keyConsumed: true }));
    createMemory()(take(sent.state, reused).context);
    expect(stored()).toEqual([]);
  });
  test('a response: drops it', () => {
    const { context } = take(sent.state, hoped(wait.actor, wait.started));
    createMemory()(context);
    expect(stored()).toEqual([]);
  });
});

test('typed values are no longer stored after a response (D22) [ASVS 14.3.1]', () => {
  const register = mutations.find(({ actor }) => actor === 'register');
  if (!register) throw new Error('no such wait');
  const { context } = take(register.from, register.enter('first'), done('register', refusal('FirstNameInvalid')));
  const { sessionStorage } = storages();
  createMemory()(context);
  expect([
    context.requests.register.sent?.values.firstName,
    sessionStorage.getItem('vestibule.visit')?.includes(values.firstName),
  ]).toEqual([values.firstName, false]);
});
