import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64url, encodeBase64url } from './base64url.ts';

describe('base64url', () => {
  it('writes the URL alphabet without padding', () => {
    expect(encodeBase64url('')).toBe('');
    expect(encodeBase64url('rc=Zoë&x=>>>???')).toBe('cmM9Wm_DqyZ4PT4-Pj8_Pw');
  });

  it('gives every text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeBase64url(encodeBase64url(text))).toBe(text);
      }),
    );
  });

  it.each(['cmM9Wm+DqyZ4', 'cmM9/w', 'YQ==', 'a b', 'A', '_w', 'ä'])('refuses %j', (text) => {
    expect(decodeBase64url(text)).toBeNull();
  });
});
