import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOW_NAMES } from '../flows/read-flows.ts';
import {
  COPY_VARIANTS,
  DEFAULT_OPTIONS,
  readLandingOptions,
  VOUCHERS,
  type LandingOptions,
} from './landing-options.ts';

const read = (query: string, before?: LandingOptions) => readLandingOptions(new URLSearchParams(query), before);
const before: LandingOptions = {
  flow: 'leanStep2',
  variant: 'daba',
  voucher: '20-percent-mov',
  sourcePath: '/campaign',
  previousPdpPage: '/product/7',
};

describe('D4 options in an address', () => {
  it('is the default where it says nothing', () => {
    expect(read('')).toEqual({
      flow: 'default',
      variant: 'default',
      voucher: '10-percent-no-mov',
      sourcePath: null,
      previousPdpPage: null,
    });
    expect(read('utm_source=a', before)).toEqual(before);
  });

  it.each([
    ...FLOW_NAMES.map((flow) => [`flow=${flow}`, { flow }] as const),
    ...COPY_VARIANTS.map((variant) => [`variant=${variant}`, { variant }] as const),
    ...VOUCHERS.map((voucher) => [`voucher=${voucher}`, { voucher }] as const),
    ['sourcePath=/campaign/spring?x=1%23y', { sourcePath: '/campaign/spring?x=1#y' }] as const,
    ['pdp=/product/7', { previousPdpPage: '/product/7' }] as const,
  ])('%s, and nothing else changes', (query, named) => {
    expect([read(query), read(query, before)]).toEqual([
      { ...DEFAULT_OPTIONS, ...named },
      { ...before, ...named },
    ]);
  });

  it('is all of it at once, the first of each', () => {
    const query = 'flow=leanStep2&flow=default&variant=daba&voucher=20-percent-mov&sourcePath=/campaign&pdp=/product/7';
    expect(read(query)).toEqual(before);
  });

  it.each(['', 'leanStep2 ', '__proto__', 'constructor'])(
    '%j is not a value: the default, not the earlier value',
    (value) => {
      const query = new URLSearchParams({ flow: value, variant: value, voucher: value }).toString();
      expect(read(query, before)).toEqual({
        ...DEFAULT_OPTIONS,
        sourcePath: before.sourcePath,
        previousPdpPage: before.previousPdpPage,
      });
    },
  );
});

describe('D4, D6 a path of the shop', () => {
  it.each(['/', '/a', '/a//b', '/ä/ö?q=ü', '/a b', '/a:b@c', `/${'a'.repeat(2047)}`])('%j is a path', (path) => {
    const query = new URLSearchParams({ sourcePath: path, pdp: path }).toString();
    expect(read(query)).toEqual({ ...DEFAULT_OPTIONS, sourcePath: path, previousPdpPage: path });
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'https://evil.example/',
    '/a\tb',
    '/\u0085a',
    `/${'a'.repeat(2048)}`,
  ])('%j is not a path, and clears the earlier one', (path) => {
    const query = new URLSearchParams({ sourcePath: path, pdp: path }).toString();
    expect(read(query, before)).toEqual({ ...before, sourcePath: null, previousPdpPage: null });
  });

  it('never leads to another origin', () => {
    const unit = fc.constantFrom('/', '\\', '.', 'a', ':', '@', '?', '#', '%2f', '\t', '\n', 'evil.example');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (path) => {
        const { sourcePath } = read(new URLSearchParams({ sourcePath: path }).toString());
        expect(new URL(sourcePath ?? '/', 'https://shop.example').origin).toBe('https://shop.example');
      }),
      { numRuns: 1000 },
    );
  });
});
