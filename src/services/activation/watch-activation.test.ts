/**
 * Waits until the registration is active, as reported by another tab or by the back end, over a socket or on request
 * (D26).
 */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { statusSockets } from '../../../test/harness/status-sockets.ts';
import { loadConfiguration } from '../../engine/visit/load-configuration.ts';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts';
import { watchActivation } from './watch-activation.ts';
import { lookUpCode } from '../invitation/look-up-code.ts';
import { eventually } from '../../../test/harness/eventually.ts';

vi.mock('../invitation/look-up-code.ts');
const details = { errors: [], errorDetails: [], inviter: null, countryOptions: [], campaign: null };
/** Response to the bearer's look-up. */
const answered = (id: string, status: string) =>
  vi.mocked(lookUpCode).mockResolvedValue({ ...details, held: { id, status, email: null } });
const server = statusSockets();
const ENDPOINT = 'https://vestibule.example/graphql';
/** Everything that was started has happened, the socket library included. */
const settled = () => vi.dynamicImportSettled();
const aborts: AbortController[] = [];
/** Resolves after all earlier messages to other tabs were delivered: they arrive in order. */
async function delivered() {
  const witness = vi.fn<() => void>();
  const stop = listenToOtherTabs('witness', witness);
  notifyOtherTabs('witness');
  await eventually(() => expect(witness.mock.calls.length).toBe(1));
  stop();
}

async function configured(entrancePageConfig: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entrancePageConfig })));
  await loadConfiguration();
}
function watch(registrationId = '1') {
  const abort = new AbortController();
  aborts.push(abort);
  const ended = vi.fn<(end: string) => void>();
  void watchActivation({ registrationId, code: 'VESTIBULE' }, abort.signal).then(
    () => ended('active'),
    (error: unknown) => ended(String(error)),
  );
  return { abort, ended };
}
const connected = () => eventually(() => expect(server.seen.hashes.length).toBe(1));

beforeEach(() => {
  answered('1', 'PENDING_ACTIVATION').mockClear();
});
afterEach(async () => {
  for (const abort of aborts.splice(0)) abort.abort();
  await configured({});
  await settled();
});

describe('with an endpoint', () => {
  beforeEach(() => configured({ subscriptionUrl: ENDPOINT }));

  test('ACTIVE from the server: completes, and closes the socket', async () => {
    const { ended } = watch();
    server.tell('1', 'PENDING_ACTIVATION');
    await connected();
    await settled();
    const before = [...ended.mock.calls];
    server.tell('1', 'ACTIVE');
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    await eventually(() => expect(server.seen.closed).toEqual([1000]));
    expect(before).toEqual([]);
  });
  test('active in another tab: completes, and closes the socket', async () => {
    const { ended } = watch();
    await connected();
    notifyOtherTabs('1');
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    await eventually(() => expect(server.seen.closed).toEqual([1000]));
  });
  test('connection lost permanently: still listens to other tabs', async () => {
    const { ended } = watch();
    await connected();
    server.drop(4403);
    await settled();
    const before = [...ended.mock.calls];
    notifyOtherTabs('1');
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    expect([before, server.seen.params.length]).toEqual([[], 1]);
  });
});

describe('without an endpoint', () => {
  test('opens no socket, and listens to other tabs', async () => {
    const { ended } = watch();
    await settled();
    expect([server.seen.urls, ended.mock.calls]).toEqual([[], []]);
    notifyOtherTabs('1');
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    expect(server.seen.urls).toEqual([]);
  });
  test('requests the status once when an endpoint is configured later', async () => {
    const { ended } = watch();
    await configured({ subscriptionUrl: ENDPOINT });
    await configured({ subscriptionUrl: ENDPOINT });
    await connected();
    server.tell('1', 'ACTIVE');
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    expect(server.seen.urls.length).toBe(1);
  });
  test('starts nothing if already aborted', async () => {
    await configured({ subscriptionUrl: ENDPOINT });
    const abort = new AbortController();
    abort.abort();
    void watchActivation({ registrationId: '1', code: null }, abort.signal);
    await settled();
    expect(server.seen.urls).toEqual([]);
  });
});

describe('without a socket', () => {
  const cameBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const online = () => dispatchEvent(new Event('online'));
  const asks = () => vi.mocked(lookUpCode).mock.calls.map(([input]) => input);
  const ask = { code: 'VESTIBULE', timestamp: null };

  test.each([
    ['when the visitor comes back', cameBack],
    ['when the network does', online],
  ])('polls %s: completes once active', async (_, comes) => {
    const { ended } = watch();
    comes();
    answered('2', 'ACTIVE');
    comes();
    vi.mocked(lookUpCode).mockRejectedValueOnce(new Error('no answer'));
    comes();
    await delivered();
    expect([asks(), ended.mock.calls]).toEqual([[ask, ask, ask], []]);
    answered('1', 'ACTIVE');
    comes();
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    comes();
    expect(asks().length).toBe(4);
  });
  test('polls as soon as the socket is refused or lost, not while it is open', async () => {
    await configured({ subscriptionUrl: ENDPOINT });
    const { ended } = watch();
    await connected();
    cameBack();
    expect(asks()).toEqual([]);
    answered('1', 'ACTIVE');
    server.drop(4403);
    await eventually(() => expect(ended.mock.calls).toEqual([['active']]));
    expect(asks()).toEqual([ask]);
  });
});

describe('other tabs', () => {
  const listening = (registrationId: string) => {
    const listener = vi.fn<() => void>();
    onTestFinished(listenToOtherTabs(registrationId, listener));
    return listener;
  };
  test('every tab that waits for this registration is notified, and no tab that waits for another', async () => {
    const tabs = [listening('1'), listening('1'), listening('2')];
    notifyOtherTabs('1');
    await delivered();
    expect(tabs.map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0]);
  });
  test('ignore invalid messages', async () => {
    const listener = listening('1');
    const channel = new BroadcastChannel('vestibule.activated');
    const post = channel.postMessage.bind(channel);
    for (const message of [null, { id: '1' }, 1, '']) post(message);
    channel.close();
    await delivered();
    expect(listener.mock.calls).toEqual([]);
  });
});
