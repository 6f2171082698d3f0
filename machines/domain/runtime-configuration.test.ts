/** Field-by-field validation of `defaults.json` (D43), the same for back end and page. */
import { describe, expect, test } from 'vitest';
import { ENTRANCE_FIELDS, OWN_FIELDS, usableFields } from './runtime-configuration.ts';
import { otherSystems } from './other-systems.ts';

const kept = (field: string, value: unknown) => {
  const { usable, refused } = usableFields({ [field]: value }, { ...OWN_FIELDS, ...ENTRANCE_FIELDS });
  expect([Object.keys(usable), refused]).toContainEqual([field]);
  return refused.length === 0;
};
/** Wraps each value for `describe.each`, because lists are single values too. */
const each = (values: readonly unknown[]) => values.map((value) => [value] as const);
const long = (length: number) => 'x'.repeat(length);

describe.each<[string, readonly unknown[], readonly unknown[]]>([
  ['environment', ['local', 'Stage-2_b', long(80)], ['', 'a b', '<b>', long(81)]],
  ['gtmContainerId', ['', 'GTM-1', 'GTM-ABC123'], ['GTM-', 'gtm-1', '"><script>', `GTM-${long(21)}`]],
  [
    'acqBackendGraphqlURL',
    ['/graphql', '/graphql?a=b#c', 'https://api.example/graphql', 'http://[::1]:9090'],
    ['vestibule://graphql', 'wss://api.example', 'https://a;sandbox.example', 'https:', 'graphql', ''],
  ],
  ['loginUrl', ['/login?reset', '/a//b', 'https://login.example', 'vestibule://login'], ['mailto:a@b.example', '']],
  ['jobsUrl', ['/jobs', 'https://jobs.example'], ['jobs', '//jobs.example']],
  ['sustainabilityUrl', ['/sustainability'], ['sustainability']],
  ['dataProtectionUrl', ['/legal/data-protection'], ['mailto:data@shop.example']],
  [
    'subscriptionUrl',
    ['', '/graphql', 'wss://live.example', 'https://live.example'],
    ['vestibule://live', 'live', 'http://['],
  ],
  ['consentScriptUrl', ['', '/cmp.js', 'https://cmp.example/cmp.js'], ['wss://cmp.example']],
  ['experimentsHost', ['', 'https://features.example'], ['/features', 'https://features.example/', 'wss://a.example']],
  ['errorReportsToken', ['local', long(200)], ['', 'a b', 'é', long(201)]],
  ['technicalIssue', [true, false], ['yes', 1]],
  ['operationsByHash', [true, false], ['yes', 1]],
  ['passwordSetAt', ['activation', 'login'], ['', 'Login', 'never', true]],
  [
    'allowedTargets',
    [[], ['https://shop.example', 'vestibule:', 'app+1:']],
    [['https://shop.example/'], ['javascript:'], ['about:'], ['filesystem:'], ['https:'], ['ws:'], ['Vestibule:']],
  ],
])('%s', (field, usable, unusable) => {
  test.each(each(usable))('may be %j', (value) => {
    expect(kept(field, value)).toBe(true);
  });
  test.each(each([...unusable, null, 7, {}, [7], ' javascript:alert(1)']))('may not be %j', (value) => {
    expect(kept(field, value)).toBe(false);
  });
});

const hostile = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', '/\t/evil.example'];
const addresses = Object.keys(ENTRANCE_FIELDS).filter((field) => field.endsWith('Url'));
test.each(addresses.flatMap((field) => hostile.map((address) => [field, address] as const)))(
  '%s may not be %j',
  (field, address) => {
    expect(kept(field, address)).toBe(false);
  },
);

const twenty = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
const linksOf = (names: readonly unknown[], url: unknown = '/x') => names.map((name) => ({ name, url }));
const unseen = ['', ' ', ' Post', 'Post ', 'a\nb', 'a\u202Eb', 'a\u200Bb', long(61), 7, null];

describe.each(['paymentMethods', 'deliveryPartners'])('%s', (field) => {
  test.each(each([[], ['card'], ['Größe & Söhne <b>', 'Почта'], twenty, [long(60)]]))('may be %j', (names) => {
    expect(kept(field, names)).toBe(true);
  });
  const unusable = [
    ...unseen.map((name) => ['Post', name]),
    ['Post', 'Post'],
    [...twenty, 'one more'],
    'Post',
    { 0: 'Post' },
    linksOf(['Post']),
  ];
  test.each(each(unusable))('may not be %j', (names) => {
    expect(kept(field, names)).toBe(false);
  });
});

describe.each(['socialLinks', 'appLinks'])('%s', (field) => {
  const links = [
    { name: 'Journal', url: 'https://journal.example' },
    { name: 'App', url: 'vestibule://about', more: 1 },
  ];
  test.each(each([[], links, linksOf(twenty)]))('may be %j', (value) => {
    expect(kept(field, value)).toBe(true);
  });
  const unusable = [
    ...unseen.map((name) => linksOf(['Journal', name])),
    ...[...hostile, 'x', '', null, 7].map((url) => linksOf(['Journal'], url)),
    linksOf(['Journal', 'Journal']),
    linksOf([...twenty, 'one more']),
    [{ name: 'Journal' }],
    [{ url: '/x' }],
    ['Journal'],
    [null],
    { name: 'Journal', url: '/x' },
  ];
  test.each(each(unusable))('may not be %j', (value) => {
    expect(kept(field, value)).toBe(false);
  });
});

test('the built-in values are valid', () => {
  expect(usableFields(otherSystems, ENTRANCE_FIELDS)).toEqual({ usable: otherSystems, refused: [] });
});

test('unknown fields are dropped, and missing ones not reported', () => {
  const given = { loginUrl: undefined, constructor: 'x', other: '/y', shopUrl: '/z' };
  expect(usableFields(given, ENTRANCE_FIELDS)).toEqual({ usable: { shopUrl: '/z' }, refused: [] });
});
