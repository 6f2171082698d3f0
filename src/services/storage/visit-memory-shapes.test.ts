/** What is found in storage may have any shape: what is not just what this version writes is nothing. */
import { beforeEach, expect, test } from 'vitest';
import { begin } from '../../../test/harness/chart.ts';
import { attemptIn, completions, started } from '../../../test/harness/registration.ts';
import { storages } from '../../../test/harness/storage.ts';
import { EMPTY_MEMORY } from '../../../test/harness/empty-memory.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing/landing-options.ts';
import { createMemory, readMemory } from './visit-memory.ts';

const KEY = 'vestibule.visit';
const attempt = attemptIn('default');
const completionAttempt = { key: 'step', completion: completions.leanStep2 };
const emailRequest = { email: 'zoe@example.org', locale: 'de', key: 'address' } as const;
const press = { what: 'resend', key: 'press', locale: 'de' } as const;
const resend = { accepted: true, at: 1, againAt: 60_001 };
const account = { state: 'active', email: 'zoe@example.org' } as const;
const activationError = 'failed' as const;
const forwardAt = 20_000;

/** Everything that is written down, as it is written. */
const whole = {
  version: 8,
  activationId: 'mailed-id',
  newsletterFollows: true,
  token: 'a.b.c',
  registration: started,
  account,
  activationError,
  activated: { how: 'justNow' as const, url: '/shop' },
  anewOffered: true,
  applied: true,
  teaserClosed: true,
  resend,
  forwardAt,
  grantedVoucher: '15-percent-mov' as const,
  accent: 'blush' as const,
  attempt,
  completionAttempt,
  emailRequest,
  press,
  options: DEFAULT_OPTIONS,
};
let storage = storages();
beforeEach(() => {
  storage = storages();
  storage.localStorage.setItem('rc', 'VESTIBULE');
});
const invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'memory' } as const;
/** What is read of what stands there. */
const readOf = (text: string) => {
  storage.sessionStorage.setItem(KEY, text);
  return readMemory();
};
const nothing = { ...EMPTY_MEMORY, invitation };

test('the whole of it is what is written, and is read', () => {
  const { version: _, options, ...knows } = whole;
  createMemory()({ ...begin().context, ...knows, ...options, invitation });
  expect(JSON.parse(storage.sessionStorage.getItem(KEY) ?? '')).toEqual(whole);
  const { token, activationId, newsletterFollows, ...remembered } = knows;
  expect(readMemory()).toEqual({ invitation, token, activationId, newsletterFollows, options, remembered });
});
test('what else stands there is not read', () => {
  const more = { ...whole, judgement: 'valid', attempt: { ...attempt, admin: true }, press: { ...press, times: 7 } };
  expect(readOf(JSON.stringify(more))).toEqual(readOf(JSON.stringify(whole)));
});

/** What can't be null is a text here: for each field some that it never is. */
const hostile: Readonly<Record<keyof typeof whole, readonly unknown[]>> = {
  version: [1, 2, 3, 4, 5, 6, 7, 9, '8', null],
  activationId: [7, {}],
  newsletterFollows: ['yes', null],
  token: [7, {}],
  registration: [{ ...started, status: 'ACTIVE' }, { id: '1', status: 'STARTED' }, { ...started, id: 1 }, []],
  account: [{ ...account, state: 'deleted' }, { state: 'active' }],
  activationError: ['exploded', true],
  activated: [{ how: 'never', url: null }, { how: 'before' }, 'justNow'],
  anewOffered: ['yes', null],
  applied: ['yes', null, 1],
  teaserClosed: ['no', null, 0],
  resend: [
    { ...resend, accepted: 1 },
    { ...resend, at: '1' },
    { accepted: true, againAt: 1 },
    { ...resend, againAt: null },
    true,
  ],
  forwardAt: ['20000', {}, true],
  grantedVoucher: ['99-percent', 15, {}],
  accent: ['red', 'Blush', 1, {}],
  attempt: [
    { ...attempt, key: 1 },
    { ...attempt, code: null },
    { ...attempt, timestamp: 7 },
    { ...attempt, locale: 'xx' },
    { ...attempt, voucher: '99-percent' },
    { ...attempt, values: undefined },
    { ...attempt, values: { ...attempt.values, gender: 'x' } },
    { ...attempt, values: { ...attempt.values, firstName: ['Zoë'] } },
    { ...attempt, values: { ...attempt.values, lastName: null } },
    { ...attempt, values: { ...attempt.values, email: { toString: 'x' } } },
    { ...attempt, values: { ...attempt.values, country: undefined } },
    { ...attempt, values: { ...attempt.values, terms: 'on' } },
    { ...attempt, values: { ...attempt.values, newsletter: 1 } },
    [attempt],
    'first',
  ],
  completionAttempt: [
    { ...completionAttempt, key: undefined },
    { ...completionAttempt, completion: null },
    { ...completionAttempt, completion: {} },
    { ...completionAttempt, completion: { person: { gender: 'woman', firstName: 'Zoë' } } },
    { ...completionAttempt, completion: { shoppingPreferences: 'women' } },
    { ...completionAttempt, completion: { shoppingPreferences: [{}] } },
  ],
  emailRequest: [
    { ...emailRequest, email: 7 },
    { ...emailRequest, locale: 'xx' },
    { ...emailRequest, key: null },
  ],
  press: [{ ...press, what: 'register' }, { ...press, key: {} }, { key: 'press' }, 'resend'],
  options: [
    null,
    { ...DEFAULT_OPTIONS, flow: 'magic' },
    { ...DEFAULT_OPTIONS, variant: 'x' },
    { ...DEFAULT_OPTIONS, voucher: 'x' },
    { ...DEFAULT_OPTIONS, sourcePath: 7 },
    { ...DEFAULT_OPTIONS, previousPdpPage: undefined },
  ],
};
const shapes = Object.entries(hostile).map(
  ([field, values]) =>
    [field, [undefined, ...values].map((value) => JSON.stringify({ ...whole, [field]: value }))] as const,
);
test.each([...shapes, ['texts', ['', '{"version":8,', '"text"', 'null', '[]', '{}', '{"version":8}']] as const])(
  'nothing is read of a wrong %s',
  (_, texts) => {
    for (const text of texts) expect([text, readOf(text)]).toEqual([text, nothing]);
  },
);

test('a press whose language is not ours is one without: never repeated, but nothing else is lost', () => {
  const text = JSON.stringify({ ...whole, press: { ...press, locale: 'xx' } });
  expect(readOf(text).remembered).toEqual({
    ...readOf(JSON.stringify(whole)).remembered,
    press: { what: 'resend', key: 'press' },
  });
});
