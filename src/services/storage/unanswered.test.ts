/** What was sent and not answered is sent again after a reload as it was, by its key (D21); what was answered is forgotten. */
import { beforeEach, describe, expect, test } from 'vitest';
import { asking, begin, done, failed, refusal, take, valid, type Step } from '../../../test/harness/chart.ts';
import { answered, mutations, unanswered } from '../../../test/harness/pressed.ts';
import { storages } from '../../../test/harness/storage.ts';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import type { VisitContext } from '../../../machines/visit.types.ts';
import { nothingKnown, pageOf } from '../../engine/pages.ts';
import { createMemory, readMemory } from './visit-memory.ts';

beforeEach(storages);

/** What the page asks for, beside its address, before the press can be repeated. */
const onTheWay: Readonly<Record<string, readonly Step[]>> = {
  register: [done('formInvitation', valid)],
  changeEmail: [{ type: 'email.changeChosen' }],
};
type Wait = (typeof mutations)[number];
/** The page of a wait, in a browser that has just loaded it anew. */
function reloaded({ actor, from }: Wait, knew: VisitContext) {
  createMemory()(knew);
  const visit = begin({ ...nothingKnown, ...readMemory() });
  const page = pageOf(from)?.id ?? 'landing';
  // The lean second step has no address of its own.
  const arrived = take(visit, asking(visit, page === 'leanSecondStep' ? 'registrationForm' : page)).state;
  return take(arrived, ...(onTheWay[actor] ?? [])).state;
}
/** Nothing else earns the page of an expired link. */
const knownIn = ({ actor, from }: Wait): Wait['from'] =>
  actor === 'resend' && from.context.activationId !== null
    ? { ...from, context: { ...from.context, activationError: 'expiredLink' } }
    : from;
const stored = () => {
  const { attempt, completionAttempt, emailRequest, press } = readMemory().remembered;
  return { attempt, completionAttempt, emailRequest, press };
};
const NOTHING = { attempt: null, completionAttempt: null, emailRequest: null, press: null };

describe.each(mutations)('$id', (wait) => {
  const { enter } = wait;
  const from = knownIn(wait);
  const sent = take(from, enter('first'));
  const asked = sent.asked.at(-1);
  const ends: [string, Step][] = [
    ['no connection', unanswered(wait)],
    ['an answer of no use', unanswered(wait, 'technical')],
    ['a part of the page is missing', unanswered(wait, 'missing')],
    ['cancelled', { type: 'wait.cancelled' }],
  ];

  test.each(ends)('%s, then loaded anew: the same again is the same press', (_, end) => {
    const again = take(reloaded(wait, take(sent.state, end).context), enter('second'));
    expect(again.asked).toEqual([asked]);
  });
  test('loaded anew while it is under way: likewise', () => {
    expect(take(reloaded(wait, sent.context), enter('second')).asked).toEqual([asked]);
  });
  test('loaded anew twice: likewise', () => {
    const once = reloaded(wait, sent.context);
    const twice = reloaded(wait, take(once, enter('second'), unanswered(wait)).context);
    expect(take(twice, enter('third')).asked).toEqual([asked]);
  });
  test('its key is known for something else: nothing of it is kept', () => {
    const reused = failed(wait.actor, new ServiceFailure('technical', 'x', { keyConsumed: true }));
    createMemory()(take(sent.state, reused).context);
    expect(stored()).toEqual(NOTHING);
  });
  test('answered: nothing of it is kept', () => {
    const { context } = take(sent.state, answered(wait));
    createMemory()(context);
    expect(stored()).toEqual(NOTHING);
  });
});

describe('refused is answered', () => {
  const refusable = mutations.filter(({ actor }) => /^(register|finalize|changeEmail|activate)/.test(actor));
  const reasons = [
    'FirstNameInvalid',
    'EmailInvalid',
    'EmailAlreadyUsedActive',
    'RegistrationCodeInvalid',
    'Infrastructure',
    'New',
  ];
  describe.each(refusable)('$id', ({ actor, from, enter }) => {
    test.each(reasons)('%s', (reason) => {
      createMemory()(take(from, enter('first'), done(actor, refusal(reason))).context);
      expect(stored()).toEqual(NOTHING);
    });
  });
  test.each(['joinWaitingList', 'unsubscribe'])('%s: a token that opens nothing', (name) => {
    const { from, enter } = mutations.find(({ actor }) => actor === name) ?? {};
    if (!from || !enter) throw new Error('no such wait');
    createMemory()(take(from, enter('first'), done(name, { outcome: 'TOKEN_INVALID' })).context);
    expect([stored(), readMemory().token]).toEqual([NOTHING, null]);
  });
  test.each(mutations.filter(({ actor }) => actor === 'requestPlace' || actor === 'applyForMembership'))(
    '$id: not an address',
    ({ actor, from, enter }) => {
      createMemory()(take(from, enter('first'), done(actor, { accepted: false, retryAfter: null })).context);
      expect(stored()).toEqual(NOTHING);
    },
  );
});

test('nothing of what was typed is written down once it was answered (D22)', () => {
  const register = mutations.find(({ actor }) => actor === 'register');
  if (!register) throw new Error('no such wait');
  const { context } = take(register.from, register.enter('first'), done('register', refusal('FirstNameInvalid')));
  const { sessionStorage } = storages();
  createMemory()(context);
  expect([context.attempt?.values.firstName, sessionStorage.getItem('vestibule.visit')?.includes('Zoë')]).toEqual([
    'Zoë',
    false,
  ]);
});
