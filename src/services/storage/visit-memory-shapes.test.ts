/** Storage may contain any shape: everything that this version does not write is ignored. */
import { beforeEach, expect, test } from 'vitest';
import { begin, contextWith, requestsWith } from '../../../test/harness/chart.ts';
import { attemptIn, completions, started } from '../../../test/harness/registration.ts';
import { storages } from '../../../test/harness/storage.ts';
import { EMPTY_MEMORY } from '../../../test/harness/empty-memory.ts';
import { DEFAULT_OPTIONS } from '../../../machines/landing-pages/landing-options.ts';
import { REQUESTS } from '../../../machines/context/requests.ts';
import { createMemory, MEMORY_VERSION, readMemory } from './visit-memory.ts';

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
  version: MEMORY_VERSION,
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

/** What no field of a kind can be; a list of preferences holds texts. */
const WRONG = [undefined, {}, [{}], 'no such word', 7, true, null];
/** Texts of which any is kept: only the back end knows which are right. */
const ANY_TEXT = /(?:id|key|code|email|firstName|lastName|country)$/;
/** Texts of any kind, or nothing. */
const OPEN = 'token activation.success.url sent.register.timestamp options.sourcePath options.previousPdpPage'.split(
  ' ',
);
const MAY_BE_NULL = [
  ...OPEN,
  ...'registration account again again.accepted forwardAt grantedVoucher accent activation.id'.split(' '),
  ...'activation.error activation.success sent.register.voucher'.split(' '),
  ...REQUESTS.map((name) => `sent.${name}`),
];

/** Every field, at any depth, with its path. */
const fieldsOf = (value: object, above = ''): [path: string, value: unknown][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const within = typeof inner === 'object' && inner !== null ? fieldsOf(inner, `${above}${name}.`) : [];
    return [[above + name, inner] as [string, unknown]].concat(within);
  });
const withField = (value: object, [name = '', ...rest]: readonly string[], wrong: unknown): object => ({
  ...value,
  [name]: rest.length > 0 ? withField(Reflect.get(value, name) as object, rest, wrong) : wrong,
});
const isRight = (path: string, value: unknown, wrong: unknown) => {
  if (wrong === null) return MAY_BE_NULL.includes(path);
  if (typeof wrong === 'string') return ANY_TEXT.test(path) || OPEN.includes(path);
  return typeof wrong === typeof value && typeof wrong !== 'object' && path !== 'version';
};
test.each(fieldsOf(whole))('ignores a wrong %s', (path, value) => {
  const wrong = WRONG.filter((one) => !isRight(path, value, one));
  const read = wrong.map((one) => [one, readOf(JSON.stringify(withField(whole, path.split('.'), one)))]);
  expect(read).toEqual(wrong.map((one) => [one, nothing]));
});
test.each(['women', [{}]])('ignores wrong preferences: %j', (shoppingPreferences) => {
  const complete = { key: 'step', completion: { shoppingPreferences } };
  expect(readOf(JSON.stringify({ ...whole, sent: { ...sent, complete } }))).toEqual(nothing);
});
test.each(['', `{"version":${MEMORY_VERSION},`, '"text"', 'null', '[]', '{}', `{"version":${MEMORY_VERSION}}`])(
  'ignores %j',
  (text) => {
    expect(readOf(text)).toEqual(nothing);
  },
);
