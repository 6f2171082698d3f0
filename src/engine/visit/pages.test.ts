import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { at, begin, route, take } from '../../../test/harness/chart.ts';
import { EXPECTED_PAGES } from '../../../test/model/expected-pages.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { registrationFormPage } from '../../../machines/registration/registration-form.page.ts';
import { bareSnapshot, nothingKnown, pageOf, pages, pathOf, pathTo, readAddress } from './pages.ts';

/** Routable pages with their own path. */
const paths = Object.entries(EXPECTED_PAGES).flatMap(([id, { path, shared }]) =>
  shared ? [] : [[id as PageId, path] as const],
);
describe.each([
  ['', 'en'],
  ['/de', 'de'],
] as const)('below /acquisition%s', (prefix, locale) => {
  const base = `/acquisition${prefix}`;
  test('maps each page to its address, also with a trailing slash', () => {
    for (const [page, path] of paths) {
      const expected = { locale, base, page, slug: null };
      expect([readAddress(base + path), readAddress(`${base + path}/`)]).toEqual([expected, expected]);
    }
  });
  test('removes the trailing slash of the start page, and keeps its slug', () => {
    expect([readAddress(base), readAddress(`${base}/women`), readAddress(`${base}/w%C3%BCrde`)]).toEqual([
      { locale, base, page: 'landing', slug: null },
      { locale, base, page: 'landing', slug: 'women' },
      { locale, base, page: 'landing', slug: 'würde' },
    ]);
  });
});

describe('an unknown address', () => {
  const nowhere = { locale: 'en', base: '/acquisition', page: 'unknownAddress', slug: null };
  test('maps to no page', () => {
    const addresses = [
      '/acquisition/no/where',
      '/acquisition/registration/nowhere',
      '/acquisition/registration/formstarted/more',
      '/acquisition/%',
      '/acquisition/de/%E0%A4%A',
      '',
    ];
    expect(addresses.map(readAddress)).toEqual(addresses.map(() => nowhere));
    expect(readAddress('/acquisition/de/no/where')).toEqual({ ...nowhere, locale: 'de', base: '/acquisition/de' });
  });
  test('may be a start page that is not defined', () => {
    const slugs = ['DE', 'xx', '__proto__', '<b>'];
    expect(slugs.map((slug) => readAddress(`/acquisition/${slug}`))).toEqual(
      slugs.map((slug) => ({ locale: 'en', base: '/acquisition', page: 'landing', slug })),
    );
  });
  test('never throws', () => {
    const pieces = fc.constantFrom(
      '/acquisition',
      '/de',
      '/en',
      '/registration',
      '/',
      '%',
      '%2F',
      '..',
      '\u0000',
      '?#',
    );
    const hostile = fc.oneof(
      fc.array(fc.integer({ min: 0, max: 0x10_ff_ff })).map((points) => String.fromCodePoint(...points)),
      fc.array(fc.oneof(pieces, fc.string())).map((parts) => parts.join('')),
    );
    const known = new Set(pages.map(({ id }) => id));
    const found = fc.check(
      fc.property(hostile, (pathname) => known.has(readAddress(pathname).page)),
      { numRuns: 100 },
    );
    expect(found.counterexample).toBeNull();
  });
});

describe('from a page to its path', () => {
  test('maps each page of its own address, and pages that share one or have none', () => {
    expect(pages.map(({ id }) => [id, pathTo(id)])).toEqual(pages.map(({ id }) => [id, EXPECTED_PAGES[id].path]));
  });
  test('maps a snapshot to its page at any depth', () => {
    const submitting = at({
      registration: { registrationForm: { invitation: 'known', entry: { submitting: 'takingLonger' } } },
    });
    expect([pathOf(submitting), pageOf(submitting)]).toEqual(['/registration/formstarted', registrationFormPage]);
  });
  test('boot has no page; an unknown address is kept', () => {
    const boot = begin();
    const unknown = take(boot, route('unknownAddress')).state;
    expect([pageOf(boot), pathOf(boot), pageOf(unknown)?.screen, pathOf(unknown)]).toEqual([
      undefined,
      null,
      'NotFound',
      null,
    ]);
  });
  test('keeps the slug', () => {
    expect(pathOf(at({ landing: 'welcomed' }, { slug: 'women' }))).toBe('/women');
  });
});

test('without a visitor', () => {
  expect(nothingKnown).toEqual({
    country: 'DE',
    invitation: null,
    token: null,
    activationId: null,
    newsletterFollows: false,
    options: {
      flow: 'default',
      variant: 'default',
      voucher: '10-percent-no-mov',
      sourcePath: null,
      previousPdpPage: null,
    },
    openedAt: 0,
    signedIn: false,
    online: true,
    reloaded: false,
    remembered: {},
  });
});

describe('the bare snapshot of a page', () => {
  test('is idle on that page, with no requests', () => {
    for (const { id } of pages.filter(({ routable }) => routable)) {
      const bare = bareSnapshot(id);
      expect([pageOf(bare)?.id, bare.hasTag('busy')]).toEqual([id, false]);
      expect(bare.context).toEqual(begin(nothingKnown).context);
    }
  });
  test('has the flow of the definition of a start page', () => {
    const { slug, flow, ...rest } = bareSnapshot('landing', 'lean').context;
    const { slug: _, flow: __, ...standard } = bareSnapshot('landing').context;
    expect([slug, flow, rest]).toEqual(['lean', 'leanStep2', standard]);
  });
  test('is the same each time, so that hydration matches the server', () => {
    const shown = (page: PageId) => JSON.stringify([bareSnapshot(page).value, bareSnapshot(page).context]);
    expect(pages.map(({ id }) => shown(id))).toEqual(pages.map(({ id }) => shown(id)));
  });
});
