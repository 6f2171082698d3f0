/** `/metrics`: counters after a known sequence, in OpenMetrics 1.0, readable with the token only. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../common/clock.ts';
import { silentLog } from '../common/log.ts';
import { openStore } from '../store/open-store.ts';
import { formOf, startForTest, movableClock } from '../testing/harness.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';

const TOKEN = '5f0c9a1be7d84236a0917cfe3b52d86e';
const clock = movableClock();
let smtp: MailServer;
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startForTest({ METRICS_TOKEN: TOKEN, SMTP_URL: smtp.url, CODE_LOOKUPS_PER_MINUTE: '3' }, clock);
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

const ask = (authorization?: string) =>
  fetch(`${server.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });

/** The product's metrics without durations and PostgreSQL connections, which vary. */
const counted = async (): Promise<string> => {
  const text = await (await ask(`Bearer ${TOKEN}`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('vestibule_'));
  return lines.filter((line) => !/_seconds_(?:bucket|sum)[{ ]|_database_connections/.test(line)).join('\n');
};

const activationId = (): string => {
  const source = (smtp.received.at(-1)?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /accountActivationId=([\w-]+)/.exec(source)?.[1] ?? '';
};

test('without the token, or with another, access is refused', async () => {
  const answers = [await ask(), await ask('Bearer x'), await ask(`Bearer ${TOKEN}x`), await ask(`Basic ${TOKEN}`)];
  expect(answers.map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual(
    answers.map(() => [401, 'Bearer']),
  );
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    answers.map(() => 'Only with the token of METRICS_TOKEN\n'),
  );
});

test('without the setting there is no endpoint', async () => {
  const other = await startForTest();
  expect((await fetch(`${other.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404);
  await other.stop();
});

test('the complete text after known requests', async () => {
  for (const code of ['VESTIBULE', 'NOBALANCE', 'nonsense']) await server.codeDetails(code);
  await expect(server.codeDetails('VESTIBULE')).rejects.toThrow('RATE_LIMITED');
  await server.submitAnswer(formOf('ada@example.org'), {}, { idempotencyKey: 'the-same-key' });
  // A replayed response.
  await server.submitAnswer(formOf('ada@example.org'), {}, { idempotencyKey: 'the-same-key' });
  await server.submit(formOf('pending@example.com'));
  await server.backEnd.mailer.outbox?.deliverDue();
  await server.finalize({ accountActivationId: 'no-such-id' });
  await server.finalize({ accountActivationId: activationId() });
  smtp.replies.mail = '451 4.3.0 Not now';
  await server.submit(formOf('bo@example.org'));
  await server.backEnd.mailer.outbox?.deliverDue();
  await server.graphql('query anybodysName { __typename }', {});
  await fetch(`${server.url}/api/features/sdk-vestibule`);
  const stream = await fetch(`${server.url}/sub/sdk-vestibule`);
  clock.advance(2 * MINUTE);

  expect(await counted()).toBe(`\
vestibule_open_connections{kind="stream"} 1
vestibule_open_connections{kind="web-socket"} 0
vestibule_log_events_total{event="http.request"} 17
vestibule_log_events_total{event="mail.delivered"} 1
vestibule_log_events_total{event="mail.queue-held"} 1
vestibule_http_requests_total{operation="metrics",status="401"} 4
vestibule_http_requests_total{operation="registrationCodeDetails",status="200"} 3
vestibule_http_requests_total{operation="registrationCodeDetails",status="429"} 1
vestibule_http_requests_total{operation="registrationSubmitForm",status="200"} 4
vestibule_http_requests_total{operation="finalizeRegistration",status="200"} 2
vestibule_http_requests_total{operation="graphql",status="200"} 1
vestibule_http_requests_total{operation="features",status="200"} 2
vestibule_http_request_duration_seconds_count{operation="metrics"} 4
vestibule_http_request_duration_seconds_count{operation="registrationCodeDetails"} 4
vestibule_http_request_duration_seconds_count{operation="registrationSubmitForm"} 4
vestibule_http_request_duration_seconds_count{operation="finalizeRegistration"} 2
vestibule_http_request_duration_seconds_count{operation="graphql"} 1
vestibule_http_request_duration_seconds_count{operation="features"} 2
vestibule_code_verdicts_total{verdict="VALID"} 1
vestibule_code_verdicts_total{verdict="REGISTRATION_CODE_NO_BALANCE_LEFT"} 1
vestibule_code_verdicts_total{verdict="REGISTRATION_CODE_INVALID"} 1
vestibule_registrations_total{outcome="accepted"} 2
vestibule_registrations_total{outcome="EmailAlreadyUsedPending"} 1
vestibule_activations_total{outcome="ActivationAccountUrlInvalid"} 1
vestibule_activations_total{outcome="accepted"} 1
vestibule_rate_limited_total{operation="codeLookup"} 1
vestibule_turns_waiting 0
vestibule_turn_wait_seconds_count 6
vestibule_turns_refused_total 0
vestibule_mails{state="waiting"} 0
vestibule_mails{state="held"} 1
vestibule_mails_oldest_seconds 120
vestibule_database_up 1
vestibule_database_full 0`);
  await stream.body?.cancel();
});

test('without a database this is reported, with all other metrics', async () => {
  const other = await startForTest({ METRICS_TOKEN: TOKEN }, movableClock(), silentLog, openStore);
  await other.backEnd.store.close();
  const text = await (await fetch(`${other.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  expect(text).toMatch(/^vestibule_database_up 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  await other.stop().catch(() => undefined);
});
