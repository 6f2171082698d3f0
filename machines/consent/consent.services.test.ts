/** The consent chart with a platform: running actors and a simulated clock. */
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { consentMachine } from './consent.machine.ts';
import { consentWith, type Connect, type ConnectOptions, type ConsentPlatform } from './consent.services.ts';
import type { Consent } from './consent.types.ts';

const all: Consent = { analytics: true, personalisation: true };
const credentials = { hmacToken: 'token', passphrase: 'phrase' };

/** A platform controlled by the test. */
function fake() {
  const asked: unknown[] = [];
  const connections: (ConnectOptions & ReturnType<typeof Promise.withResolvers<ConsentPlatform>>)[] = [];
  const connect: Connect = (options) => {
    const settled = Promise.withResolvers<ConsentPlatform>();
    connections.push({ ...options, ...settled });
    return settled.promise;
  };
  const platform: ConsentPlatform = {
    openSettings: () => void asked.push('settings'),
    handOver: (given) => void asked.push(given),
  };
  return { connect, connections, platform, asked };
}

function visit(connect: Connect) {
  const clock = new SimulatedClock();
  const actor = createActor(consentWith(connect), {
    input: { banner: true, stored: null, url: '/consent.js' },
    clock,
  });
  const said: { type: string }[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return { actor, clock, said };
}
const platformOf = (value: unknown): unknown => Reflect.get(value as object, 'platform');

test('connected, it receives kept commands, then each at once', async () => {
  const { connect, connections, platform, asked } = fake();
  const { actor } = visit(connect);
  actor.send({ type: 'settings.opened' });
  actor.send({ type: 'credentials.received', credentials });
  connections[0]?.resolve(platform);
  await connections[0]?.promise;
  expect([connections[0]?.url, platformOf(actor.getSnapshot().value), asked]).toEqual([
    '/consent.js',
    { present: 'connected' },
    [credentials, 'settings'],
  ]);
  actor.send({ type: 'settings.opened' });
  expect(asked).toEqual([credentials, 'settings', 'settings']);
});

test('messages before the connection count; invalid ones are reported', () => {
  const { connect, connections } = fake();
  const { said } = visit(connect);
  connections[0]?.tell(all);
  connections[0]?.report('nonsense');
  expect(said).toEqual([
    { type: 'consent.ready' },
    { type: 'consent.changed', consent: all },
    { type: 'anomaly.reported', what: 'consent', value: 'nonsense' },
  ]);
});

test('ends after ten seconds: later messages are ignored, and the next try starts anew', async () => {
  const { connect, connections, platform, asked } = fake();
  const { actor, clock, said } = visit(connect);
  clock.increment(9_999);
  expect(platformOf(actor.getSnapshot().value)).toEqual({ present: 'connecting' });
  clock.increment(1);
  connections[0]?.tell(all);
  connections[0]?.resolve(platform);
  await connections[0]?.promise;
  expect([platformOf(actor.getSnapshot().value), connections[0]?.signal.aborted, said]).toEqual([
    'unavailable',
    true,
    [{ type: 'anomaly.reported', what: 'consent', value: 'no connection in time' }],
  ]);
  actor.send({ type: 'settings.opened' });
  connections[1]?.resolve(platform);
  await connections[1]?.promise;
  expect([platformOf(actor.getSnapshot().value), asked]).toEqual([{ present: 'connected' }, ['settings']]);
});

test('without a platform it is unavailable', () => {
  const actor = createActor(consentMachine, { input: { banner: true, stored: null, url: '' } });
  actor.start();
  expect(platformOf(actor.getSnapshot().value)).toBe('unavailable');
});
