/** Storage may contain any shape: everything that this version does not write is ignored. */
import { beforeEach, expect, test } from 'vitest';
import { begin, contextWith, requestsWith } from '../../../test/harness/chart.ts';
import { attemptIn, completions, started } from '../../../test/harness/registration.ts';
import { storages } from '../../../test/harness/storage.ts';
import { EMPTY_MEMORY } from '../../../test/harness/empty-memory.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import { createMemory, readMemory } from './visit-memory.ts';

const KEY = 'vestibule.visit';
const again = { accepted: true, at: 1, againAt: 60_001 };
const account = { state: 'active', email: 'zoe@example.org' } as const;
const activation = {
  id: 'mailed-id',
  newsletterFollows: true,
  error: 'failed',
  success: { how: 'justNow', url: '/shop' },
} as const;
const membership = { applied: true, teaserClosed: true };
const forwardAt = 20_000;

const register = attemptIn('default');
const complete = { key: 'step', completion: completions.leanStep2 };
const address = { email: 'zoe@example.org', locale: 'de', key: 'address' } as const;
const press = { key: 'press' };
const resend = { key: 'mail', locale: 'de' } as const;
/** Unanswered requests. */
const sent = {
  register,
  complete,
  newAddress: address,
  resend,
  activate: press,
  place: { ...address, key: 'place' },
  teaser: { ...address, key: 'teaser' },
  application: { ...address, key: 'application' },
  lobbyLink: { ...address, key: 'lobby' },
  join: { key: 'join' },
  unsubscribe: { key: 'unsubscribe' },
};
/** A complete stored memory. */
const whole = {
  version: 9,
  token: 'a.b.c',
  registration: started,
  account,
  activation,
  anewOffered: true,
  membership,
  again,
  forwardAt,
  grantedVoucher: '15-percent-mov' as const,
  accent: 'blush' as const,
  sent,
  options: DEFAULT_OPTIONS,
};
const requests = requestsWith({
  register: { sent: sent.register },
  complete: { sent: sent.complete },
  newAddress: { sent: sent.newAddress },
  resend: { sent: sent.resend, again },
  activate: { sent: sent.activate },
  place: { sent: sent.place },
  teaser: { sent: sent.teaser },
  application: { sent: sent.application },
  lobbyLink: { sent: sent.lobbyLink },
  join: { sent: sent.join },
  unsubscribe: { sent: sent.unsubscribe },
});
let storage = storages();
beforeEach(() => {
  storage = storages();
  storage.localStorage.setItem('rc', 'VESTIBULE');
});
const invitation = { code: 'VESTIBULE', timestamp: null, referrer: null, source: 'memory' } as const;
/** The memory read from this stored text. */
const readOf = (text: string) => {
  storage.sessionStorage.setItem(KEY, text);
  return readMemory();
};
const nothing = { ...EMPTY_MEMORY, invitation };

test('reads all that it writes', () => {
  const { version: _, options, sent: __, again: ___, token, ...knows } = whole;
  const { flow, ...asked } = options;
  const context = { ...knows, token: { text: token }, flow, options: asked, requests, invitation };
  createMemory()(contextWith(begin().context, context));
  expect(JSON.parse(storage.sessionStorage.getItem(KEY) ?? '')).toEqual(whole);
  const { id: activationId, newsletterFollows, ...activation } = knows.activation;
  const remembered = { ...knows, activation, requests };
  expect(readMemory()).toEqual({ invitation, token, activationId, newsletterFollows, options, remembered });
});
test('ignores other fields [ASVS 1.5.2]', () => {
  const more = {
    ...whole,
    codeCheck: 'valid',
    sent: { ...sent, register: { ...register, admin: true }, join: { ...sent.join, times: 7 }, code: press },
  };
  expect(readOf(JSON.stringify(more))).toEqual(readOf(JSON.stringify(whole)));
});

/** Invalid values for each field; null for fields that are never null. */
const hostile: Readonly<Record<keyof typeof whole, readonly unknown[]>> = {
  version: [1, 2, 3, 4, 5, 6, 7, 8, 10, '9', null],
  token: [7, {}],
  registration: [{ ...started, status: 'ACTIVE' }, { id: '1', status: 'STARTED' }, { ...started, id: 1 }, []],
  account: [{ ...account, state: 'deleted' }, { state: 'active' }],
  activation: [
    null,
    { ...activation, id: 7 },
    { ...activation, id: {} },
    { ...activation, newsletterFollows: 'yes' },
    { ...activation, newsletterFollows: null },
    { ...activation, error: 'exploded' },
    { ...activation, error: true },
    { ...activation, success: { how: 'never', url: null } },
    { ...activation, success: { how: 'before' } },
    { ...activation, success: 'justNow' },
    { ...activation, success: undefined },
  ],
  anewOffered: ['yes', null],
  membership: [
    null,
    ...['yes', null, 1, undefined].flatMap((value) => [
      { ...membership, applied: value },
      { ...membership, teaserClosed: value },
    ]),
  ],
  again: [
    { ...again, accepted: 1 },
    { ...again, at: '1' },
    { accepted: true, againAt: 1 },
    { ...again, againAt: null },
    true,
  ],
  forwardAt: ['20000', {}, true],
  grantedVoucher: ['99-percent', 15, {}],
  accent: ['red', 'Blush', 1, {}],
  sent: [null, {}, [sent]],
  options: [
    null,
    { ...DEFAULT_OPTIONS, flow: 'magic' },
    { ...DEFAULT_OPTIONS, variant: 'x' },
    { ...DEFAULT_OPTIONS, voucher: 'x' },
    { ...DEFAULT_OPTIONS, sourcePath: 7 },
    { ...DEFAULT_OPTIONS, previousPdpPage: undefined },
  ],
};
const hostileAddress = [{ ...address, email: 7 }, { ...address, locale: 'xx' }, { ...address, key: null }, 'address'];
const hostilePress = [{ key: {} }, {}, 'press'];
const hostileSent: Readonly<Record<keyof typeof sent, readonly unknown[]>> = {
  register: [
    { ...register, key: 1 },
    { ...register, code: null },
    { ...register, timestamp: 7 },
    { ...register, locale: 'xx' },
    { ...register, voucher: '99-percent' },
    { ...register, values: undefined },
    { ...register, values: { ...register.values, gender: 'x' } },
    { ...register, values: { ...register.values, firstName: ['Zoë'] } },
    { ...register, values: { ...register.values, lastName: null } },
    { ...register, values: { ...register.values, email: { toString: 'x' } } },
    { ...register, values: { ...register.values, country: undefined } },
    { ...register, values: { ...register.values, terms: 'on' } },
    { ...register, values: { ...register.values, newsletter: 1 } },
    [register],
    'first',
  ],
  complete: [
    { ...complete, key: undefined },
    { ...complete, completion: null },
    { ...complete, completion: {} },
    { ...complete, completion: { person: { gender: 'woman', firstName: 'Zoë' } } },
    { ...complete, completion: { shoppingPreferences: 'women' } },
    { ...complete, completion: { shoppingPreferences: [{}] } },
  ],
  newAddress: hostileAddress,
  resend: [{ ...resend, locale: 'xx' }, { ...resend, key: {} }, press, 'resend'],
  activate: hostilePress,
  place: hostileAddress,
  teaser: hostileAddress,
  application: hostileAddress,
  lobbyLink: hostileAddress,
  join: hostilePress,
  unsubscribe: hostilePress,
};
const shapes = Object.entries(hostile).map(
  ([field, values]) =>
    [field, [undefined, ...values].map((value) => JSON.stringify({ ...whole, [field]: value }))] as const,
);
const shapesSent = Object.entries(hostileSent).map(
  ([name, values]) =>
    [
      `sent.${name}`,
      [undefined, ...values].map((value) => JSON.stringify({ ...whole, sent: { ...sent, [name]: value } })),
    ] as const,
);
test.each([
  ...shapes,
  ...shapesSent,
  ['texts', ['', '{"version":9,', '"text"', 'null', '[]', '{}', '{"version":9}']] as const,
])('ignores a wrong %s', (_, texts) => {
  for (const text of texts) expect([text, readOf(text)]).toEqual([text, nothing]);
});
