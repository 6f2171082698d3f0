/**
 * Responses at fixed intervals (D40). Timers may fire late but not early, so only lower bounds and whole intervals are
 * asserted.
 */
import { expect, test } from 'vitest';
import { formOf, serverForTests } from '../testing/harness.ts';
import { onBeat } from './response-beat.ts';

const BEAT = 300;
/** A timer of Node may fire a fraction of a millisecond early. */
const EARLY = 1;

const server = serverForTests({ REVEAL_ACCOUNT_STATE: 'false', ANSWER_BEAT_MS: String(BEAT) });

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work().catch(() => undefined);
  return performance.now() - began;
};

test.each([
  ['done at once', () => Promise.resolve('done')],
  ['failed at once', () => Promise.reject(new Error('failed'))],
])('work that is %s ends with the beat', async (_, work) => {
  expect(await timed(() => onBeat(BEAT, work))).toBeGreaterThan(BEAT - EARLY);
});

test('work longer than a beat ends with a later beat', async () => {
  const late = onBeat(20, () => new Promise((resolve) => setTimeout(resolve, 25)));
  expect(await timed(() => late)).toBeGreaterThan(40 - EARLY);
});

test('every mutation with an address waits for the beat, refusals too [ASVS 6.3.8]', async () => {
  const presses = [
    () => server.submit(formOf('beat@example.org')),
    () => server.submit(formOf('nobody')),
    () => server.resend({ email: 'beat@example.org', registrationCode: 'VESTIBULE' }),
    () => server.resend({}),
    () => server.changeEmail('beat@example.org'),
    () => server.finalize({ registrationId: 'none' }),
    () => server.unsubscribe('none'),
  ];
  const took = await Promise.all(presses.map(timed));
  expect(took.filter((time) => time < BEAT - EARLY)).toEqual([]);
});

test('nothing waits if account states are revealed', async () => {
  server.backEnd.settings.revealAccountState = true;
  server.backEnd.settings.answerBeatMs = 600_000;
  expect((await server.submit(formOf('no-beat@example.org'))).registrationProblems).toEqual([]);
});
