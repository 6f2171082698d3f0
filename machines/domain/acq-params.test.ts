import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packParams, readParams } from './acq-params.ts';

const read = (search: string) => {
  const query = readParams(search).toString();
  return query && `?${query}`;
};
const packed = (query: string) => `acqParams=${packParams(query)}`;

describe('D5 acqParams [ASVS 15.3.6]', () => {
  it('packs a query as base64url of its UTF-8, without its question mark', () => {
    expect(packParams('rc=VESTIBULE')).toBe('cmM9VkVTVElCVUxF');
    expect(packParams('?rc=VESTIBULE')).toBe('cmM9VkVTVElCVUxF');
    expect(packParams('n=Zoë')).toBe('bj1ab8Or');
  });

  it.each(['', '?x=%26y&y=+', '?x=acqParams'])('leaves %j', (search) => {
    expect(read(search)).toBe(search);
  });

  it.each([
    ['alone', `?${packed('rc=A&ts=B')}`, '?rc=A&ts=B'],
    ['under the explicit ones', `?${packed('rc=A&ts=B')}&rc=X`, '?rc=X&ts=B'],
    ['under an explicit empty one', `?rc=&${packed('rc=A')}`, '?rc='],
    ['with unknown keys, repeated too', `?u=1&${packed('utm=a&utm=b%26&u=2')}`, '?u=1&utm=a&utm=b%26'],
    ['in UTF-8', `?${packed('n=Zoë 王')}`, '?n=Zo%C3%AB+%E7%8E%8B'],
    ['with its name escaped', `?acq%50arams=${packParams('rc=A')}`, '?rc=A'],
    ['the first of two', `?${packed('rc=A')}&${packed('rc=B&x=1')}`, '?rc=A'],
    ['never twice', `?${packed(`x=1&${packed('rc=A')}`)}`, '?x=1'],
    ['without forbidden keys', `?${packed('__proto__=1&constructor=2&prototype=3&x=4')}`, '?x=4'],
    // An unreadable `acqParams` is kept and marks the link as incomplete (D61).
    ['empty with others', '?x=1&acqParams=', '?x=1&acqParams='],
    ['undecodable', '?acqParams=%%%&x=1', '?acqParams=&x=1'],
    ['not UTF-8', '?acqParams=_w', '?acqParams=_w'],
    ['in small letters', '?acqParams=cmm9vkvtvelcvuxf', '?acqParams=cmm9vkvtvelcvuxf'],
  ])('merges %s', (_, search, expanded) => {
    expect(read(search)).toBe(expanded);
  });

  it('does not read more than 4096 characters', () => {
    const longest = packParams(`x=${'a'.repeat(3070)}`);
    expect(longest).toHaveLength(4096);
    expect(read(`?acqParams=${longest}`)).toBe(`?x=${'a'.repeat(3070)}`);
    const longer = `?y=1&acqParams=${packParams(`x=${'a'.repeat(3071)}`)}`;
    expect(read(longer)).toBe(longer);
  });

  it('gives back what was packed, and has nothing left to expand [ASVS 1.1.1]', () => {
    const key = fc.string({ unit: 'grapheme' }).map((text) => `k${text}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'grapheme' })), { minLength: 1 }), (pairs) => {
        const query = new URLSearchParams(pairs).toString();
        const expanded = read(`?${packed(query)}`);
        expect(expanded).toBe(`?${query}`);
        expect(read(expanded)).toBe(expanded);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(`?acqParams=${text}`)).toMatch(/^$|^\?./s);
      }),
    );
  });
});
