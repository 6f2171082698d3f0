/** The fields of an error report that leave the browser (D38). */
import { describe, expect, test } from 'vitest';
import { payloadOf } from './payload.ts';
import { PAYLOAD_LIMIT } from './report-limits.ts';

const context = { page: 'https://vestibule.example/acquisition/', custom: { what: 'actor' }, secrets: ['Zoë'] };
const origin = {
  environment: 'local',
  level: 'error',
  platform: 'browser',
  framework: 'browser-js',
  language: 'javascript',
};
const frame = (filename: string) => ({ filename, lineno: 1, colno: 2, method: 'submit' });
/** As built by the client. */
const item = {
  ...origin,
  uuid: '0b5b0a4e-0c0f-4d28-9a1e-8c6e2f0f3a51',
  code_version: 'abc',
  server: {},
  endpoint: 'https://vestibule.example/error-reports',
  attributes: [{ key: 'session_id', value: 'x' }],
  notifier: {
    name: 'rollbar-browser-js',
    version: '3.1.0',
    diagnostic: { raw_error: { stack: 'Zoë' } },
    configured_options: {},
  },
  client: {
    runtime_ms: Number.NaN,
    timestamp: 7,
    javascript: {
      browser: 'Browser/1',
      language: 'de',
      cookie_enabled: true,
      plugins: [{ name: 'PDF' }],
      screen: { width: 1, height: 2 },
    },
  },
  request: { url: 'https://vestibule.example/acquisition/?rc=A', query_string: '?rc=A', user_ip: '$remote_ip' },
  body: { trace: { exception: { class: 'Error', message: 'for Zoë' }, frames: [frame('https://h/Zo%C3%AB.js')] } },
};

test('is a list of scrubbed and own fields', () => {
  expect(payloadOf(item, context)).toEqual({
    ...origin,
    uuid: '0b5b0a4e-0c0f-4d28-9a1e-8c6e2f0f3a51',
    code_version: 'abc',
    context: '',
    custom: { what: 'actor' },
    notifier: { name: 'rollbar-browser-js', version: '3.1.0' },
    client: { timestamp: 7, javascript: { browser: 'Browser/1', language: 'de', screen: { width: 1, height: 2 } } },
    request: { url: 'https://vestibule.example/acquisition/' },
    body: {
      trace: {
        exception: { class: 'Error', message: 'for [scrubbed]' },
        frames: [frame('https://h/[scrubbed].js')],
      },
    },
  });
});

describe('a payload has at most 524288 bytes (spec, section 9)', () => {
  const bytes = (data: object) => new TextEncoder().encode(JSON.stringify({ data })).length;
  const words = (count: number) => ({ body: { message: { body: 'ü'.repeat(count) } } });
  const free = PAYLOAD_LIMIT - bytes(payloadOf(words(0), context));

  test('one byte more, and texts are cut', () => {
    const { body } = payloadOf({ body: { message: { body: `${'ü'.repeat(free / 2)}.` } } }, context);
    expect(body).toEqual({ message: { body: `${'ü'.repeat(1021)}...` } });
  });
  test.each<[string, object]>([
    ['a long stack', { trace: { exception: {}, frames: Array.from({ length: 5000 }, () => frame('f'.repeat(200))) } }],
    ['a secret where it is cut', { message: { body: `${'x'.repeat(1018)}Zoë${'x'.repeat(PAYLOAD_LIMIT)}` } }],
  ])('%s', (_, body) => {
    const sent = payloadOf({ body }, context);
    expect([bytes(sent) <= PAYLOAD_LIMIT, JSON.stringify(sent).includes('Zo')]).toEqual([true, false]);
  });
});
