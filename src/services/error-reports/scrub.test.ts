/** Secrets never leave in any position or encoding; useful details stay (D38, D7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBase64url } from '../../../machines/domain/base64url.ts';
import { tokenOf } from '../../../test/harness/chart.ts';
import { SCRUBBED, scrubber } from './scrub.ts';

const scrubWithoutSecrets = scrubber([]);
const jwt = tokenOf({ email: 'zoe@example.org' });

describe('by pattern', () => {
  test.each([
    ['an e-mail address', 'no account for zoe.l+x@shop.example.org here', `no account for ${SCRUBBED} here`],
    ['one of another alphabet', '<zoë@bücher.example>', `<${SCRUBBED}>`],
    ['a token', `invalid token ${jwt}!`, `invalid token ${SCRUBBED}!`],
    ['a cut one', `at ${jwt.slice(0, 30)}`, `at ${SCRUBBED}`],
    ['a bearer', 'Bearer 0a1b2c', `Bearer ${SCRUBBED}`],
    ['a query', 'GET /acquisition/?rc=A&ts=B failed', `GET /acquisition/?${SCRUBBED} failed`],
    ['a fragment', '/x#token=abc', `/x#${SCRUBBED}`],
    [
      'a query, but not the place behind it',
      'at a (https://h/a.js?v=1:12:34)',
      `at a (https://h/a.js?${SCRUBBED}:12:34)`,
    ],
    ['a value with its name', 'firstName=Zo, rc: ABC', `firstName=${SCRUBBED}, rc: ${SCRUBBED}`],
    ['one in JSON', '{"lastName":"von der Au","a":1}', `{"lastName":${SCRUBBED},"a":1}`],
    [
      'one in JSON in JSON',
      String.raw`"{\"last_name\":\"von der Au\",\"a\":1}"`,
      String.raw`"{\"last_name\":${SCRUBBED},\"a\":1}"`,
    ],
  ])('%s', (_, text, expected) => {
    expect(scrubWithoutSecrets(text)).toBe(expected);
  });
  test.each([
    "Cannot read properties of undefined (reading 'map')",
    'a?.b is not a function',
    `Unexpected token '<' at position 1`,
    // Firefox and Safari.
    'submit@https://vestibule.example/acquisition/assets/index-B2x_9.js:12:34',
    'xstate.error.actor.register',
    'registration.registrationForm.entry.editing',
    'vestibule-0b5b0a4e-0c0f-4d28-9a1e-8c6e2f0f3a51',
  ])('keeps useful text: %s', (text) => {
    expect(scrubWithoutSecrets(text)).toBe(text);
  });
});

describe('by field name', () => {
  const fields =
    'email Email e-mail firstName first_name lastName rc code registrationCode token access_token Authorization ' +
    'Set-Cookie activationId accountActivationId password inviter consentCredentials customerId registrationId';
  test('at any depth, whatever the value', () => {
    const holding = (...values: readonly unknown[]) =>
      fields.split(' ').flatMap((field) => values.map((value) => ({ [field]: value })));
    expect(scrubWithoutSecrets({ a: holding('x', { deep: 7 }, 7) })).toEqual({
      a: holding(SCRUBBED, SCRUBBED, SCRUBBED),
    });
  });
  test('keeps other fields and empty values', () => {
    const report = {
      status: 500,
      retried: false,
      token: null,
      code: '',
      code_version: 'abc',
      name: 'TypeError',
      state: ['a.b'],
      codeErrorType: 'FUTURE',
      cookie_enabled: true,
    };
    expect(scrubWithoutSecrets(report)).toEqual(report);
  });
});

describe('values of the visit', () => {
  const secrets = ['Zoë', 'von der Au', 'zoe@example.org', 'abcd-efgh', 'a"b', 'Ab', '', 'q.*(x'];
  test.each([
    ['as it is', 'hello Zoë', `hello ${SCRUBBED}`],
    ['in an address', '/hello/Zo%C3%AB/von%20der%20Au/von+der+Au', `/hello/${SCRUBBED}/${SCRUBBED}/${SCRUBBED}`],
    ['in a token', `x.${encodeBase64url('von der Au')}.y`, `x.${SCRUBBED}.y`],
    ['in JSON', String.raw`said a\"b`, `said ${SCRUBBED}`],
    ['a code as it is compared (D42)', 'ABCDEFGH is invalid', `${SCRUBBED} is invalid`],
    ['what means something else in patterns', 'x q.*(x qqq(x', `x ${SCRUBBED} qqq(x`],
    ['too short to differ from words', 'Absent', 'Absent'],
    ['the whole of it, not only the name in it', 'to zoe@example.org', `to ${SCRUBBED}`],
  ])('%s', (_, text, expected) => {
    expect(scrubber(secrets)(text)).toBe(expected);
  });
  test('as a field name', () => {
    expect(scrubber(secrets)({ Zoë: 1 })).toEqual({ [SCRUBBED]: 1 });
  });
  test('but not by chance within a generated id, unless that is the secret', () => {
    const id = 'ada00000-0000-4000-8000-000000000000';
    expect([scrubber(['Ada'])(id), scrubber([id])(id)]).toEqual([id, SCRUBBED]);
  });
});

const secret = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 30 }).filter((text) => text.trim().length >= 3);
/** Encodings that a text may have in a report. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => encodeBase64url(text),
  (text) => JSON.stringify(text),
  (text) => JSON.stringify({ at: [text] }),
];
const holds = (value: unknown, text: string): boolean =>
  JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1));

test('no value of the visit remains anywhere [ASVS 14.2.3]', () => {
  fc.assert(
    fc.property(secret, fc.constantFrom(...disguises), fc.string(), fc.string(), (text, disguise, before, after) => {
      const hidden = disguise(text.trim());
      const clean = scrubber([text])({ message: before + hidden + after, deep: [{ frames: [hidden] }] });
      // A secret that is part of the replacement text reveals nothing.
      fc.pre(!SCRUBBED.includes(hidden.toLowerCase()));
      expect(holds(clean, hidden)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('half a million letters are scrubbed fast, whatever they look like', () => {
  const long = 500_000;
  const texts = ['a', '@', '?', 'a=', 'a@', '\\', ' ', 'x"', 'eyJ', 'code:', '%40', 'a.', '#a', ':1', 'mail'].map(
    (unit) => unit.repeat(long / unit.length),
  );
  const scrub = scrubber(['Zoë']);
  // A quadratic pattern would take minutes and exceed the test's timeout.
  expect(texts.map((text) => typeof scrub(`rc${text}`))).toEqual(texts.map(() => 'string'));
});
