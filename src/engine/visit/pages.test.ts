import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { at, begin, route, take } from '../../../test/harness/chart.ts';
import { EXPECTED_PAGES } from '../../../test/model/expected-pages.ts';
import type { PageId } from '../../../machines/visit.types.ts';
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
  test('the address of each page, also with a slash behind it', () => {
    for (const [page, path] of paths) {
      const expected = { locale, base, page, slug: null };
      expect([readAddress(base + path), readAddress(`${base + path}/`)]).toEqual([expected, expected]);
    }
  });
  test('the start page without its last slash, and with a slug', () => {
    expect([readAddress(base), readAddress(`${base}/women`), readAddress(`${base}/w%C3%BCrde`)]).toEqual([
      { locale, base, page: 'landing', slug: null },
      { locale, base, page: 'landing', slug: 'women' },
      { locale, base, page: 'landing', slug: 'würde' },
    ]);
  });
});

describe('an address that leads nowhere', () => {
  const nowhere = { locale: 'en', base: '/acquisition', page: 'unknownAddress', slug: null };
  test('is that of no page', () => {
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
  test('or of a start page that may not be defined', () => {
    const slugs = ['DE', 'xx', '__proto__', '<b>'];
    expect(slugs.map((slug) => readAddress(`/acquisition/${slug}`))).toEqual(
      slugs.map((slug) => ({ locale: 'en', base: '/acquisition', page: 'landing', slug })),
    );
  });
  test('whatever is asked for, nothing is thrown', () => {
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
    const nasty = fc.oneof(
      fc.array(fc.integer({ min: 0, max: 0x10_ff_ff })).map((points) => String.fromCodePoint(...points)),
      fc.array(fc.oneof(pieces, fc.string())).map((parts) => parts.join('')),
    );
    const known = new Set(pages.map(({ id }) => id));
    const found = fc.check(
      fc.property(nasty, (pathname) => known.has(readAddress(pathname).page)),
      { numRuns: 100 },
    );
    expect(found.counterexample).toBeNull();
  });
});

describe('from a page to its path', () => {
  test('each page that can be asked for, and those that share an address or have none', () => {
    expect(pages.map(({ id }) => [id, pathTo(id)])).toEqual(pages.map(({ id }) => [id, EXPECTED_PAGES[id].path]));
  });
  test('of a snapshot: the page it is on, however deep the state', () => {
    const submitting = at({
      registration: { registrationForm: { invitation: 'known', entry: { submitting: 'takingLonger' } } },
    });
    expect([pathOf(submitting), pageOf(submitting)]).toEqual(['/registration/formstarted', registrationFormPage]);
  });
  test('boot has no page; an address that leads nowhere is kept', () => {
    const boot = begin();
    const unknown = take(boot, route('unknownAddress')).state;
    expect([pageOf(boot), pathOf(boot), pageOf(unknown)?.screen, pathOf(unknown)]).toEqual([
      undefined,
      null,
      'NotFound',
      null,
    ]);
  });
  test('a slug stays in the path', () => {
    expect(pathOf(at({ landing: 'welcomed' }, { slug: 'women' }))).toBe('/women');
  });
});

test('what is known of nobody', () => {
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

describe('a page as if nothing were known of the visitor', () => {
  test('idle on that page, with nothing in flight', () => {
    for (const { id } of pages.filter(({ routable }) => routable)) {
      const bare = bareSnapshot(id);
      expect([pageOf(bare)?.id, bare.hasTag('busy')]).toEqual([id, false]);
      expect(bare.context).toEqual(begin(nothingKnown).context);
    }
  });
  test('a start page by its slug has the flow of its definition', () => {
    const { slug, flow, ...rest } = bareSnapshot('landing', 'lean').context;
    const { slug: _, flow: __, ...standard } = bareSnapshot('landing').context;
    expect([slug, flow, rest]).toEqual(['lean', 'leanStep2', standard]);
  });
  test('is the same each time, so that the browser hydrates what the server drew', () => {
    const shown = (page: PageId) => JSON.stringify([bareSnapshot(page).value, bareSnapshot(page).context]);
    expect(pages.map(({ id }) => shown(id))).toEqual(pages.map(({ id }) => shown(id)));
  });
});
