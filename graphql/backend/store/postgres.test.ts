import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { formOf, reasonsOf, startForTest } from '../testing/harness.ts';

/** An empty database on a PostgreSQL server. Its contents are deleted. */
const DATABASE_URL = process.env['TEST_DATABASE_URL'];

type Server = Awaited<ReturnType<typeof startForTest>>;

describe.runIf(DATABASE_URL)('two back ends on one PostgreSQL', () => {
  let servers: [Server, Server];
  beforeAll(async () => {
    const env = { DATA_DIR: 'unused', DATABASE_URL: DATABASE_URL ?? '', CODE_LOOKUPS_PER_MINUTE: '30' };
    servers = await Promise.all([startForTest(env), startForTest(env)]);
    await fetch(`${servers[0].url}/demo/reset`, { method: 'POST', headers: { 'x-demo-reset': 'yes' } });
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const onBoth = <Result>(times: number, call: (server: Server, nth: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: times }, (_, nth) => call(servers[nth % 2 === 0 ? 0 : 1], nth)));

  test('the last place is given once', async () => {
    const answers = await onBoth(20, (server, nth) =>
      server.submit(formOf(`last-${nth}@example.org`), { code: 'LASTONE' }),
    );
    const outcomes = answers.map((answer) => reasonsOf(answer)[0] ?? 'registered').sort();
    expect(outcomes).toEqual([...Array<string>(19).fill('RegistrationCode'), 'registered']);
  });

  test('a key is honoured, a link activates once, and the other back end hears of it', async () => {
    const email = 'both@example.org';
    const options = { idempotencyKey: 'attempt-on-both' };
    const answers = await onBoth(20, (server) => server.submit(formOf(email), {}, options));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await servers[0].mailsTo(email)).toHaveLength(1);

    const client = createClient({
      url: `${servers[1].url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${answers[0]?.token}` },
    });
    const changes = client.iterate({ query: 'subscription { registrationStatusChanged { status } }' });
    const told = async () => (await changes.next()).value;
    expect(await told()).toEqual({ data: { registrationStatusChanged: { status: 'PENDING_ACTIVATION' } } });
    const next = told();
    const accountActivationId = await servers[0].mailedId(email);
    const pressed = await onBoth(20, (server, nth) =>
      server.finalize({ accountActivationId }, { idempotencyKey: `press-${nth}-xxx` }),
    );
    const outcomes = pressed.map(({ registrationProblems: [problem] }) => problem?.reasonDetails ?? 'activated').sort();
    expect(outcomes).toEqual([...Array<string>(19).fill('ALREADY_ACTIVE'), 'activated']);
    expect(await next).toEqual({ data: { registrationStatusChanged: { status: 'ACTIVE' } } });
    await client.dispose();
  });

  test('a client’s limit is one for both', async () => {
    const ask = (nth: number) =>
      servers[nth % 2 === 0 ? 0 : 1].graphql('{ registrationCodeDetails(registrationCode: "X") { errors } }', {});
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => ask(nth)));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(30).fill(200), ...Array<number>(20).fill(429)]);
  });
});
