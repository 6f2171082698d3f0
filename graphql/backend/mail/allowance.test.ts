/** One mail quota per recipient for all mails together (D26), whatever the sender or the operation. */
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../common/clock.ts';
import { resetDemo } from '../demo/seed.ts';
import { mails } from '../store/schema.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { LEAN } from '../testing/client.ts';

const clock = movableClock();
const server = serverForTests({}, clock);
beforeEach(async () => {
  server.backEnd.settings.revealAccountState = true;
  await resetDemo(server.backEnd.store.db, server.backEnd.keys, clock.now());
});

const VICTIM = 'stranger@example.org';
/** Two spellings of one recipient (D18). */
const spelled = (nth: number) => (nth % 2 === 0 ? VICTIM : 'STRANGER@example.org');
const received = async () => {
  const all = await server.backEnd.store.db.select({ to: mails.recipient }).from(mails);
  return all.filter(({ to }) => to.toLowerCase() === VICTIM).length;
};
const elsewhere = (nth: number) => `elsewhere-${nth}@example.org`;
/** Registers the address, then frees it by moving the registration to another address. */
const registerAndMove = async (nth: number): Promise<void> => {
  const { token } = await server.submit(formOf(spelled(nth)));
  await server.changeEmail(elsewhere(nth), { bearer: token });
};
const mailAll = async (nth: number): Promise<void> => {
  await server.ask('requestWaitingList', spelled(nth));
  await server.ask('applyForMembership', spelled(nth));
  const { token } = await server.submit(formOf(spelled(nth)));
  await server.resend({}, { bearer: token });
  await server.resend({ email: spelled(nth), registrationCode: 'VESTIBULE' });
  await server.changeEmail(elsewhere(nth), { bearer: token });
};
const registerInSteps = async (nth: number): Promise<void> => {
  const begun = await server.submit(formOf(spelled(nth), LEAN));
  await server.complete(begun);
  await server.changeEmail(elsewhere(nth), { bearer: begun.token });
};
const moveThere = async (nth: number): Promise<void> => {
  const { token } = await server.submit(formOf(elsewhere(nth)));
  await server.changeEmail(spelled(nth), { bearer: token });
  await server.changeEmail(`on-${elsewhere(nth)}`, { bearer: token });
};

/**
 * Operation, whether account states are revealed, and expected mails within a minute, within an hour, and in one round
 * after it.
 */
test.each([
  ['registered, moved elsewhere, registered anew', registerAndMove, true, [2, 5, 1]],
  ['the same in two steps', registerInSteps, true, [2, 5, 1]],
  ['other registrations are moved to it, and on', moveThere, true, [2, 5, 1]],
  ['by every mail there is', mailAll, true, [2, 6, 2]],
  ['the same account states hidden (D40)', mailAll, false, [2, 6, 2]],
] as const)('%s: limits per minute and per hour [ASVS 2.4.1]', async (_way, round, reveal, mailed) => {
  server.backEnd.settings.revealAccountState = reveal;
  for (let nth = 0; nth < 3; nth += 1) await round(nth);
  const inAMinute = await received();
  for (let nth = 3; nth < 10; nth += 1) {
    clock.advance(MINUTE);
    await round(nth);
  }
  const inAnHour = await received();
  clock.advance(HOUR);
  await round(10);
  expect([inAMinute, inAnHour, (await received()) - inAnHour]).toEqual(mailed);
});

test.each([
  ['active', 'You already have a Vestibule account'],
  ['pending', 'Activate your Vestibule account'],
])('an account gets no more mails when others register its address (D40): %s', async (state, subject) => {
  server.backEnd.settings.revealAccountState = false;
  for (let nth = 0; nth < 3; nth += 1) await server.submit(formOf(`${state}@example.com`));
  expect((await server.mailsTo(`${state}@example.com`)).map((mail) => mail.subject)).toEqual([subject, subject]);
});

describe('an address over its mail limit', () => {
  /** Uses up the quota with two mails; the address is free again. */
  const usedUp = async () => {
    await server.ask('requestWaitingList', VICTIM);
    await registerAndMove(0);
  };

  test('is registered as usual, with the time when a mail can be requested', async () => {
    await usedUp();
    clock.advance(20 * SECOND);
    const late = await server.submit(formOf(VICTIM));
    expect([late.registration?.status, reasonsOf(late), await received()]).toEqual(['PENDING_ACTIVATION', [], 2]);
    const again = () => server.resend({}, { bearer: late.token });
    expect(await again()).toEqual({ accepted: false, retryAfter: 60, status: null });
    clock.advance(MINUTE);
    expect(await again()).toEqual({ accepted: true, retryAfter: 60, status: null });
    const answer = await server.activate(VICTIM);
    expect(answer.registration).toMatchObject({ id: late.registration?.id, status: 'ACTIVE' });
  });

  test('a registration is moved to it as usual', async () => {
    await usedUp();
    const { registration, token } = await server.submit(formOf('mover@example.org'));
    const changed = await server.changeEmail(VICTIM, { bearer: token });
    expect([changed, await received()]).toEqual([{ registration, registrationProblems: [] }, 2]);
    clock.advance(MINUTE);
    expect(await server.resend({}, { bearer: token })).toEqual({
      accepted: true,
      retryAfter: 60,
      status: null,
    });
    expect(await received()).toBe(3);
  });

  test.each([true, false])(
    'replaces a pending registration (revealed: %s): the dead link requests a mail of the newest',
    async (revealed) => {
      server.backEnd.settings.revealAccountState = revealed;
      for (let nth = 0; nth < 2; nth += 1) await server.submit(formOf(VICTIM));
      const last = await server.mailedId(VICTIM);
      const { registration } = await server.submit(formOf(VICTIM));
      expect(await received()).toBe(2);
      const pressed = await server.finalize({ accountActivationId: last });
      expect(pressed.registrationProblems).toEqual([
        { reason: 'ActivationAccountUrlInvalid', reasonDetails: 'EXPIRED' },
      ]);
      clock.advance(MINUTE);
      await server.resend({ accountActivationId: last });
      const answer = await server.activate(VICTIM);
      expect(answer.registration).toMatchObject({ id: registration?.id, status: 'ACTIVE' });
    },
  );
});

test('sending again gets the same response with and without an account', async () => {
  const again = (email: string) => server.resend({ email, registrationCode: 'VESTIBULE' });
  await server.ask('applyForMembership', 'nobody@example.org');
  await server.submit(formOf(VICTIM));
  for (let nth = 1; nth <= 6; nth += 1) {
    const answers = await Promise.all([VICTIM, 'nobody@example.org'].map(again));
    expect(answers).toEqual(Array(2).fill(answers[0]));
    clock.advance(MINUTE);
  }
  expect([await received(), (await server.mailsTo('nobody@example.org')).length]).toEqual([6, 1]);
});

test('mails without an invitation leave quota for those of an invitation', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    await server.ask('requestWaitingList', VICTIM);
    await server.ask('applyForMembership', VICTIM);
    clock.advance(MINUTE);
  }
  expect(await received()).toBe(3);
  await server.submit(formOf(VICTIM));
  expect((await server.mailsTo(VICTIM)).map(({ subject }) => subject)[0]).toBe('Activate your Vestibule account');
  expect(await server.ask('requestWaitingList', VICTIM)).toEqual({ accepted: false, retryAfter: expect.any(Number) });
});

test('mails of an operator are always sent and do not use the quota (D53)', async () => {
  const admin = adminOn(() => server.backEnd);
  const { token } = await server.submit(formOf(VICTIM));
  for (let nth = 0; nth < 6; nth += 1)
    expect(await admin(`mails send-again ${VICTIM}`)).toMatchObject({ code: 0, err: '' });
  expect(await received()).toBe(7);
  expect(await server.resend({}, { bearer: token })).toMatchObject({ accepted: true });
  expect(await received()).toBe(8);
});
