/** Secrets in any part of a report never leave (D38, D7): checked with marked values over a real connection. */
import { describe, expect, test, vi } from 'vitest';
import { messagesOf, report, reportServer } from '../../../test/harness/report-server.ts';
import type { Report } from './error-reports.ts';

history.replaceState(null, '', '/acquisition/de/registration/code?rc=MARKEDCODE#marked');

const server = reportServer();
const secrets = ['MARKEDCODE', 'marked@example.org', 'Markéd'];
const marked = `Markéd marked@example.org MARKEDCODE ${encodeURIComponent('Markéd')}`;
const stack = `Error: ${marked}\n at ${marked} (https://h/a.js?rc=MARKEDCODE:1:2)`;
const cause = Object.assign(new Error(marked), { stack });

describe('data of the visit is not sent', () => {
  const reports: readonly Partial<Report>[] = [
    { message: marked },
    // Properties that a library added to an error.
    { error: Object.assign(new Error(marked), { request: marked }) },
    { error: Object.assign(new Error('x'), { stack }) },
    { error: new Error('x', { cause: new Error('y', { cause }) }) },
    { error: Object.assign(new Error('x'), { name: marked }) },
    { error: { deep: [marked] } },
    { details: { status: marked, [marked]: 1 } },
    { path: `/acquisition/${marked}` },
    { visit: { state: [marked], events: [marked] } },
  ];
  test('in messages, errors, causes, names, details, paths, states and events', async () => {
    const send = server.reporter({ secretsOf: () => secrets, locale: () => marked });
    for (const more of reports) send(report('x', more));
    // Earlier reports are sent again in the telemetry of the next one.
    send(report('y'));
    const sent = (await server.items(reports.length + 1)).map((item) => JSON.stringify(item));
    expect([sent.filter((item) => /mark/i.test(item)), sent.every((item) => item.includes('[scrubbed]'))]).toEqual([
      [],
      true,
    ]);
  });
  test('after the visit has dropped it', async () => {
    let held: readonly string[] = ['MARKEDCODE'];
    const send = server.reporter({ secretsOf: () => held });
    send(report('before'));
    held = [];
    await server.items(1);
    send(report('after MARKEDCODE'));
    expect(messagesOf(await server.items(2))).toEqual(['after [scrubbed]', 'before']);
  });
  test('if it cannot be determined: sends nothing', async () => {
    let known = false;
    const secretsOf = () => {
      if (!known) throw new Error('no visit yet');
      return [];
    };
    const send = server.reporter({ secretsOf });
    send(report('lost'));
    await vi.dynamicImportSettled();
    known = true;
    send(report('sent'));
    expect(messagesOf(await server.items(1))).toEqual(['sent']);
  });
  test('if a report cannot be serialised', async () => {
    server.reporter({ secretsOf: () => secrets })(report(marked, { details: { count: 7n as never } }));
    const body = { message: { body: 'A report that can’t be written down' } };
    expect(await server.items(1)).toEqual([{ level: 'error', context: '', body }]);
  });
});
