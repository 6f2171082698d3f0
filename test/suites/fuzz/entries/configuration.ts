/**
 * What the page reads of an address, of the runtime defaults, and of the feature service (spec 7.1, 7.6, D4–D6, D28,
 * D35).
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { packParams } from '../../../../machines/domain/acq-params.ts';
import { INVITATION_KEYS } from '../../../../machines/domain/invitation-keys.ts';
import { ENTRANCE_FIELDS, OWN_FIELDS } from '../../../../machines/domain/runtime-configuration.ts';
import { COPY_VARIANTS, VOUCHERS } from '../../../../machines/landing-pages/landing-options.ts';
import { FLOW_NAMES } from '../../../../machines/flows/read-flows.ts';
import { readEntryParams } from '../../../../src/services/entry/entry-params.ts';
import { EMPTY_MEMORY } from '../../../harness/empty-memory.ts';
import { redirectTarget } from '../../../../machines/domain/redirect-target.ts';
import { storesIn, TOWNS } from '../../../../machines/domain/store-details.ts';
import { anomaliesOf, assignmentsTo, landingPath, offersOf } from '../../../../machines/experiments/feature-values.ts';
import type { Found } from '../../../../machines/experiments/experiments.types.ts';
import { builtIn } from '../../../../machines/domain/configuration.ts';
import { configurationFrom } from '../../../../machines/domain/runtime-configuration.ts';
import { altered, alterations } from '../alterations.ts';
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

const HOURS = { from: 1, to: 5, opens: '10:00', closes: '19:00' };
const STORE = { address: ['A street 1', 'A town'], hours: [HOURS], phone: '+49 89 1234567', mapUrl: '/map' };
const { environment, gtmContainerId, graphqlUrl, ...entrance } = builtIn;
/** As served by the back end. */
const DEFAULTS = {
  environment,
  gtmContainerId,
  acqBackendGraphqlURL: graphqlUrl,
  entrancePageConfig: { ...entrance, stores: { munich: STORE, vienna: STORE } },
};
const ORIGIN = 'https://vestibule.example';

const defaults = entryOf({
  name: 'defaults.json',
  holds:
    'each field can be used or is what is built in; where a redirect may lead is what was named, and never a script (spec 7.1, D6)',
  runs: 1_000,
  inputs: fc.oneof(
    fc.array(alterations, { minLength: 1, maxLength: 4 }).map((changes) => altered(DEFAULTS, changes)),
    anyJson,
  ),
  check: (payload) => {
    const { configuration, refused } = configurationFrom(payload);
    for (const [field, holds] of Object.entries({ ...OWN_FIELDS, ...ENTRANCE_FIELDS })) {
      const value: unknown = Reflect.get(configuration, field === 'acqBackendGraphqlURL' ? 'graphqlUrl' : field);
      const own: unknown = Reflect.get(builtIn, field === 'acqBackendGraphqlURL' ? 'graphqlUrl' : field);
      assert.ok(value === own || holds(value), field);
    }
    assert.ok(refused.every((field) => typeof field === 'string'));
    assert.ok(Object.keys(storesIn(configuration.stores)).every((town) => TOWNS.some((one) => one === town)));
    for (const candidate of ['javascript:alert(1)', 'data:text/html,a', 'https://elsewhere.invalid.example/'])
      assert.equal(
        redirectTarget(candidate, { origin: ORIGIN, allowed: configuration.allowedTargets, startPage: '/' }),
        '/',
      );
  },
});

const site = { origin: ORIGIN, base: '/acquisition' };
const found: fc.Arbitrary<Found> = fc.record({
  values: fc.record({
    'welcome-voucher': fc.oneof(anyJson, fc.constantFrom(...VOUCHERS)),
    'registration-flow': fc.oneof(anyJson, fc.constantFrom('leanStep2', 'default')),
  }),
  redirect: fc.oneof(fc.constant(null), leavingAddresses, hostileTexts, fc.webUrl(), fc.webPath()),
  assignments: fc.array(
    fc.record({
      changes: fc.constantFrom('welcome-voucher' as const, 'registration-flow' as const, 'page' as const),
      experimentId: hostileTexts,
      variationId: hostileTexts,
      forced: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
const features = entryOf({
  name: 'features',
  holds:
    'what is offered is known, a redirect leads to a landing page of ours, and what nobody knows is told in few letters (D35)',
  runs: 1_000,
  inputs: found,
  check: (given) => {
    const { voucher } = offersOf(given);
    assert.ok(voucher === undefined || VOUCHERS.includes(voucher));
    const path = landingPath(given.redirect, site);
    assert.ok(path === null || /^\/[\w-]*$/.test(path), String(path));
    for (const told of anomaliesOf(given, site)) assert.ok(told.length <= 80);
    for (const changes of ['welcome-voucher', 'registration-flow', 'page'] as const)
      assert.ok(assignmentsTo(changes, given, site).every(({ forced }) => !forced));
  },
});

export const configuration = [query, defaults, features];
