/**
 * Parts of an address, parsed without a browser: query, acqParams, token, timestamp, redirect target, referrer (D4–D7,
 * D9, D11, D28).
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { EMPTY_MEMORY } from '../../../harness/empty-memory.ts';
import { packParams, readParams } from '../../../../machines/domain/acq-params.ts';
import { tolerantParams } from '../../../../machines/domain/pasted-text.ts';
import { frameIn } from '../../../../machines/domain/app-wrapper.ts';
import { encodeBase64url } from '../../../../machines/domain/base64url.ts';
import { checkEmail } from '../../../../machines/domain/email.ts';
import { INVITATION_KEYS } from '../../../../machines/domain/invitation-keys.ts';
import { redirectTarget } from '../../../../machines/domain/redirect-target.ts';
import { referrerHost } from '../../../../machines/domain/referrer.ts';
import { isBlocklisted, isCorrespondence } from '../../../../machines/domain/referrer-blocklist.ts';
import { readToken, tokenExpiry, tokenPurpose } from '../../../../machines/domain/token.ts';
import { COPY_VARIANTS, VOUCHERS } from '../../../../machines/landing-pages/landing-options.ts';
import { FLOW_NAMES } from '../../../../machines/flows/read-flows.ts';
import { readEntryParams } from '../../../../src/services/entry/entry-params.ts';
import { anyJson, hostileTexts, leavingAddresses } from '../corpora.ts';
import { entryOf } from '../entry.ts';

const SECRETS = ['token', 'accountActivationId', 'newsletter', INVITATION_KEYS.code, INVITATION_KEYS.timestamp];
const OPTIONS = ['flow', 'variant', 'voucher', 'pdp', 'sourcePath', 'lang', 'redirectUrl', 'disablegb', 'acqParams'];
const keys = fc.oneof(fc.constantFrom(...SECRETS, ...OPTIONS), hostileTexts);
/** Queries of links: encoded or not, packed or not, and invalid ones. */
export const queries = fc.oneof(
  fc
    .array(fc.tuple(keys, fc.oneof(hostileTexts, leavingAddresses)), { maxLength: 6 })
    .map((pairs) => `?${new URLSearchParams(pairs.map((pair) => pair.map((text) => text.toWellFormed()))).toString()}`),
  fc
    .array(fc.tuple(keys, hostileTexts), { minLength: 1, maxLength: 6 })
    .map((pairs) => `?acqParams=${packParams(pairs.map((pair) => pair.join('=')).join('&'))}`),
  hostileTexts.map((text) => `?acqParams=${text}`),
  hostileTexts.map((text) => `?${text}`),
);

const query = entryOf({
  name: 'query',
  holds: 'every query is read; what stays of it holds no secret, is read again as it stands, and brings nothing new',
  runs: 1_000,
  inputs: fc.tuple(queries, fc.option(hostileTexts)),
  check: ([search, referrer]) => {
    const { input, search: rest } = readEntryParams(search, EMPTY_MEMORY, referrer);
    const kept = new URLSearchParams(rest);
    assert.deepEqual(
      SECRETS.filter((name) => kept.has(name)),
      [],
    );
    const again = readEntryParams(rest, EMPTY_MEMORY, null);
    assert.equal(again.search, rest);
    assert.deepEqual([again.input.invitation, again.input.token, again.input.activationId], [null, null, null]);
    assert.ok(FLOW_NAMES.includes(input.options.flow) && COPY_VARIANTS.includes(input.options.variant));
    assert.ok(VOUCHERS.includes(input.options.voucher));
  },
});

const acqParams = entryOf({
  name: 'acqParams',
  holds: 'unpacked once, under what the address says, without the names of prototypes (D5)',
  runs: 1_000,
  inputs: fc.tuple(hostileTexts, fc.array(fc.tuple(keys, hostileTexts), { maxLength: 5 })),
  check: ([packed, pairs]) => {
    const own = new URLSearchParams(pairs.map((pair) => pair.map((text) => text.toWellFormed()))).toString();
    const expanded = readParams(`?acqParams=${encodeURIComponent(packed.toWellFormed())}&${own}`);
    for (const [key, value] of tolerantParams(own))
      if (key !== 'acqParams') assert.ok(expanded.getAll(key).includes(value));
    const unpacked = readParams(`?acqParams=${packParams(`${packed}&__proto__=1&a=2`)}`);
    for (const name of ['__proto__', 'constructor', 'prototype']) assert.ok(!unpacked.has(name));
  },
});

const segments = fc.oneof(
  anyJson.map((value) => encodeBase64url(JSON.stringify(value) ?? '')),
  fc
    .dictionary(fc.constantFrom('email', 'purpose', 'registrationCode', 'provider', 'exp', '__proto__'), anyJson)
    .map((claims) => encodeBase64url(JSON.stringify(claims))),
  hostileTexts,
);
const token = entryOf({
  name: 'token',
  holds: 'every token is read or is none; what is read of it is an address that may be used, and texts (D28)',
  runs: 1_000,
  inputs: fc.array(segments, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.')),
  check: (text) => {
    const claims = readToken(text);
    if (claims) {
      assert.deepEqual(checkEmail(claims.email), { email: claims.email });
      for (const value of [claims.purpose, claims.registrationCode, claims.provider])
        assert.ok(value === null || (typeof value === 'string' && value !== ''));
    }
    const purpose = tokenPurpose(text);
    assert.ok(purpose === null || typeof purpose === 'string');
    assert.ok(Number.isFinite(tokenExpiry(text) ?? 0));
  },
});

const ALLOWED = ['https://shop.example', 'vestibule:'];
const rules = { origin: 'https://vestibule.example', allowed: ALLOWED, startPage: '/acquisition/' };
const redirect = entryOf({
  name: 'redirect',
  holds: 'a redirect leads to the own origin or to what is allowed, and where it leads leads there again (D6)',
  runs: 2_000,
  inputs: fc.oneof(leavingAddresses, fc.webUrl({ withQueryParameters: true, withFragments: true }), anyJson),
  check: (candidate) => {
    const target = redirectTarget(candidate, rules);
    const { origin, protocol } = new URL(target, rules.origin);
    assert.ok([rules.origin, 'https://shop.example'].includes(origin) || protocol === 'vestibule:', target);
    assert.equal(redirectTarget(target, rules), target);
  },
});

const referrer = entryOf({
  name: 'referrer',
  holds: 'every referrer is judged; its host has neither port nor capitals, and is never our own (D11)',
  runs: 1_000,
  inputs: fc.oneof(
    hostileTexts,
    fc.webUrl(),
    fc.tuple(fc.domain(), hostileTexts).map((parts) => `https://${parts.join('/')}`),
  ),
  check: (text) => {
    const host = referrerHost(text, 'vestibule.example');
    if (host !== null) {
      assert.equal(new URL(`https://${host}`).hostname, host);
      assert.notEqual(host, 'vestibule.example');
    }
    assert.equal(typeof isBlocklisted(host ?? text), 'boolean');
    assert.equal(typeof isCorrespondence(host ?? text), 'boolean');
  },
});

const wrapper = entryOf({
  name: 'app wrapper',
  holds: 'every user agent and every redirectUrl gives a frame (D34, D47)',
  runs: 1_000,
  inputs: fc.tuple(hostileTexts, fc.oneof(hostileTexts, leavingAddresses), fc.boolean()),
  check: ([userAgent, redirectUrl, standalone]) => {
    const frame = frameIn({ frameworkObject: false, userAgent, redirectUrl, standalone });
    assert.ok(['whole', 'slim', 'none'].includes(frame));
  },
});

export const links = [query, acqParams, token, redirect, referrer, wrapper];
